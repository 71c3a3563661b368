/// What an application says to every delegate.
public protocol ApplicationDelegate: AnyObject {
  /// The application is ready; nothing else was said before this.
  func applicationDidFinishLaunching(_ application: Application)

  /// May the application show the page that was open last? A delegate may leave this out: yes.
  func applicationShouldShowLastPage(_ application: Application) -> Bool
}

extension ApplicationDelegate {
  /// The answer of a delegate that has none of its own.
  public func applicationShouldShowLastPage(_ application: Application) -> Bool {
    true
  }
}

// The other messages are optional as well, and the application has to know which of them a delegate
// understands. So each group is a protocol of its own: a delegate that adopts it understands the group.

/// What a delegate may understand of taps and keys: whether the application gets any.
public protocol ApplicationActivityDelegate: ApplicationDelegate {
  /// From now on the user's taps arrive.
  func applicationDidBecomeActive(_ application: Application)

  /// In a moment the user's taps will go elsewhere.
  func applicationWillResignActive(_ application: Application)
}

/// What a delegate may understand of leaving the screen.
public protocol ApplicationBackgroundDelegate: ApplicationDelegate {
  /// The application is no longer on the screen, and may be ended without another word.
  func applicationDidEnterBackground(_ application: Application)
}

/// What a delegate may understand of pictures of the screen.
public protocol ApplicationSnapshotDelegate: ApplicationDelegate {
  /// A picture was drawn of the screen as the application left it.
  func application(_ application: Application, didTakeSnapshot snapshot: String)
}
