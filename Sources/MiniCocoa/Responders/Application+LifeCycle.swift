extension Application {
  /// Posted after the application has launched: `Application.didFinishLaunchingNotification`.
  public static let didFinishLaunchingNotification =
    Notification.Name("ApplicationDidFinishLaunchingNotification")
  /// Posted after it has become active: `Application.didBecomeActiveNotification`.
  public static let didBecomeActiveNotification =
    Notification.Name("ApplicationDidBecomeActiveNotification")
  /// Posted before it becomes inactive: `Application.willResignActiveNotification`.
  public static let willResignActiveNotification =
    Notification.Name("ApplicationWillResignActiveNotification")
  /// Posted after it has left the screen: `Application.didEnterBackgroundNotification`.
  public static let didEnterBackgroundNotification =
    Notification.Name("ApplicationDidEnterBackgroundNotification")
  /// Posted before it returns to the screen: `Application.willEnterForegroundNotification`.
  public static let willEnterForegroundNotification =
    Notification.Name("ApplicationWillEnterForegroundNotification")
  /// Posted before it terminates: `Application.willTerminateNotification`.
  public static let willTerminateNotification =
    Notification.Name("ApplicationWillTerminateNotification")

  /// Simulates the user opening the application; `run` calls this: `application.launch()`.
  public final func launch() {
    guard isState(.notRunning, to: "launched") else { return }
    state = .inactive
    tell(.didFinishLaunching)
    activate()
  }

  /// Simulates the user switching to another application: `application.moveToBackground()`.
  public final func moveToBackground() {
    guard isState(.active, to: "moved to the background") else { return }
    tell(.willResignActive)
    state = .background
    tell(.didEnterBackground)
  }

  /// Simulates the user returning: `application.moveToForeground()`.
  public final func moveToForeground() {
    guard isState(.background, to: "moved to the foreground") else { return }
    tell(.willEnterForeground)
    state = .inactive
    activate()
  }

  /// Terminates the application; `run` calls this: `application.terminate()`.
  public final func terminate() {
    guard isState(.active, .inactive, .background, to: "terminated") else { return }
    if state == .active {
      tell(.willResignActive)
      state = .inactive
    }
    tell(.willTerminate)
    state = .notRunning
  }

  private func activate() {
    state = .active
    tell(.didBecomeActive)
  }

  private func isState(_ allowed: State..., to deed: String) -> Bool {
    if allowed.contains(state) { return true }
    Misuse(
      .wrongState, object: self, key: state.rawValue,
      "\(Misuse.a(self)) whose state is \(state) was \(deed)",
      "do that only when it is \(allowed.map(\.rawValue).joined(separator: " or "))"
    ).report()
    return false
  }

  /// Notifies the delegate, then all observers.
  private func tell(_ moment: Moment) {
    if let delegate {
      Conversation.note(from: self, to: delegate, moment.message, .delegation)
      moment.tell(delegate, self)
    }
    notificationCenter.post(name: moment.notification, object: self)
  }
}

/// A moment in an application's life cycle, with its delegate message and its notification.
private struct Moment: Sendable {
  let message: String
  let notification: Notification.Name
  let tell: @Sendable (any ApplicationDelegate, Application) -> Void

  static let didFinishLaunching = Moment(
    message: "applicationDidFinishLaunching(_:)",
    notification: Application.didFinishLaunchingNotification
  ) { $0.applicationDidFinishLaunching($1) }
  static let didBecomeActive = Moment(
    message: "applicationDidBecomeActive(_:)",
    notification: Application.didBecomeActiveNotification
  ) { $0.applicationDidBecomeActive($1) }
  static let willResignActive = Moment(
    message: "applicationWillResignActive(_:)",
    notification: Application.willResignActiveNotification
  ) { $0.applicationWillResignActive($1) }
  static let didEnterBackground = Moment(
    message: "applicationDidEnterBackground(_:)",
    notification: Application.didEnterBackgroundNotification
  ) { $0.applicationDidEnterBackground($1) }
  static let willEnterForeground = Moment(
    message: "applicationWillEnterForeground(_:)",
    notification: Application.willEnterForegroundNotification
  ) { $0.applicationWillEnterForeground($1) }
  static let willTerminate = Moment(
    message: "applicationWillTerminate(_:)",
    notification: Application.willTerminateNotification
  ) { $0.applicationWillTerminate($1) }
}
