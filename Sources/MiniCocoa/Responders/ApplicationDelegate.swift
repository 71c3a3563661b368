/// What an application tells its delegate about its life; each message may be left out.
///
///     final class AppDelegate: ApplicationDelegate {
///       func applicationDidFinishLaunching(_ application: Application) { … }
///     }
///
/// Everybody else hears the same from a notification, after the delegate.
public protocol ApplicationDelegate: AnyObject {
  /// The application has been launched; the first message: `state == .inactive`.
  func applicationDidFinishLaunching(_ application: Application)
  /// The application hears the user now: `state == .active`.
  func applicationDidBecomeActive(_ application: Application)
  /// The application is about to stop hearing the user: `state == .active`, still.
  func applicationWillResignActive(_ application: Application)
  /// Nobody sees the application any more: `state == .background`.
  func applicationDidEnterBackground(_ application: Application)
  /// Somebody is about to see the application again: `state == .background`, still.
  func applicationWillEnterForeground(_ application: Application)
  /// The application is about to end; the last message.
  func applicationWillTerminate(_ application: Application)
}

extension ApplicationDelegate {
  /// Does nothing, for a delegate that has no such method.
  public func applicationDidFinishLaunching(_ application: Application) {}
  /// Does nothing, for a delegate that has no such method.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// Does nothing, for a delegate that has no such method.
  public func applicationWillResignActive(_ application: Application) {}
  /// Does nothing, for a delegate that has no such method.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// Does nothing, for a delegate that has no such method.
  public func applicationWillEnterForeground(_ application: Application) {}
  /// Does nothing, for a delegate that has no such method.
  public func applicationWillTerminate(_ application: Application) {}
}
