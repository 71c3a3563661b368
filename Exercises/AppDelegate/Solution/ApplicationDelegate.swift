/// The messages that an application sends to every delegate.
public protocol ApplicationDelegate: AnyObject {
  /// The application is ready; this is its first message.
  func applicationDidFinishLaunching(_ application: Application)

  /// May the application show the last open page? A delegate may leave this out: yes.
  func applicationShouldShowLastPage(_ application: Application) -> Bool
}

extension ApplicationDelegate {
  /// The answer of a delegate that has no such method.
  public func applicationShouldShowLastPage(_ application: Application) -> Bool {
    true
  }
}

// The other messages are optional too, and the application has to know which of them a delegate
// understands. So each group is a separate protocol: whatever adopts it understands the group.

/// The optional messages about activity: whether the application gets the user's taps.
public protocol ApplicationActivityDelegate: ApplicationDelegate {
  /// The application gets the user's taps from now on.
  func applicationDidBecomeActive(_ application: Application)

  /// The application is about to lose the user's taps.
  func applicationWillResignActive(_ application: Application)
}

/// The optional message about leaving the screen.
public protocol ApplicationBackgroundDelegate: ApplicationDelegate {
  /// The application is no longer on the screen, and the system may end it without another message.
  func applicationDidEnterBackground(_ application: Application)
}

/// The optional message about pictures of the screen.
public protocol ApplicationSnapshotDelegate: ApplicationDelegate {
  /// The application has drawn a picture of the screen as the user left it.
  func application(_ application: Application, didTakeSnapshot snapshot: String)
}
