/// The messages that an application sends its delegate about its life cycle. Every method is
/// optional.
///
///     final class AppDelegate: ApplicationDelegate {
///       func applicationDidFinishLaunching(_ application: Application) { … }
///     }
///
/// Observers receive the same events as notifications, after the delegate.
public protocol ApplicationDelegate: AnyObject {
  /// The application has launched; the first message: `state == .inactive`.
  func applicationDidFinishLaunching(_ application: Application)
  /// The application receives the user's input now: `state == .active`.
  func applicationDidBecomeActive(_ application: Application)
  /// The application is about to stop receiving input: `state` is still `.active`.
  func applicationWillResignActive(_ application: Application)
  /// The application has left the screen: `state == .background`.
  func applicationDidEnterBackground(_ application: Application)
  /// The application is about to return to the screen: `state` is still `.background`.
  func applicationWillEnterForeground(_ application: Application)
  /// The application is about to terminate; the last message.
  func applicationWillTerminate(_ application: Application)
}

extension ApplicationDelegate {
  /// Does nothing, for a delegate that does not implement the method.
  public func applicationDidFinishLaunching(_ application: Application) {}
  /// Does nothing, for a delegate that does not implement the method.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// Does nothing, for a delegate that does not implement the method.
  public func applicationWillResignActive(_ application: Application) {}
  /// Does nothing, for a delegate that does not implement the method.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// Does nothing, for a delegate that does not implement the method.
  public func applicationWillEnterForeground(_ application: Application) {}
  /// Does nothing, for a delegate that does not implement the method.
  public func applicationWillTerminate(_ application: Application) {}
}
