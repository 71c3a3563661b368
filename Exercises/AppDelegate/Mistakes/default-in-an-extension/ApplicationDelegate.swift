/// What every delegate of an application has to understand: the one message that is required.
public protocol ApplicationDelegate: AnyObject {
  /// The application is ready; nothing else was said before this.
  func applicationDidFinishLaunching(_ application: Application)
}

// The other messages are optional. Swift has no optional message, so each group is a protocol of its
// own: who adopts it understands the group, who does not is left in peace.

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

extension ApplicationDelegate {
  /// Nothing, for delegates that do not care.
  public func applicationDidBecomeActive(_ application: Application) {}

  /// Nothing, for delegates that do not care.
  public func applicationWillResignActive(_ application: Application) {}

  /// Nothing, for delegates that do not care.
  public func applicationDidEnterBackground(_ application: Application) {}

  /// Nothing, for delegates that do not care.
  public func application(_ application: Application, didTakeSnapshot snapshot: String) {}
}
