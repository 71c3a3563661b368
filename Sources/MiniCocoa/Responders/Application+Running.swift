extension Application {
  /// The running application as a task-local value.
  ///
  /// Its safety is unchecked: the documentation requires callers to use it where it runs.
  private struct Running: @unchecked Sendable {
    let application: Application
  }

  @TaskLocal private static var running: Running?

  /// The running application, or nil.
  static var current: Application? { running?.application }

  /// The running application: `Application.shared.keyWindow`.
  ///
  /// Reading it while none runs is a misuse.
  public static var shared: Application {
    if let current { return current }
    let application = Application()
    Misuse(
      .noApplication, object: application, key: "shared",
      "Application.shared was asked for where no application runs",
      "do it in the body of application.run { … } or Application.main(…) { … }"
    ).report()
    return application
  }

  /// Creates an application, runs it with a delegate, and retains the delegate meanwhile.
  ///
  ///     Application.main(AppDelegate()) { … }
  ///
  /// - Parameters:
  ///   - delegate: The delegate; evaluated after the application has been created.
  ///   - body: The simulated actions of the user.
  public static func main<Result>(
    _ delegate: @autoclosure () -> some ApplicationDelegate, _ body: () throws -> Result
  ) rethrows -> Result {
    let application = Application()
    return try application.beingShared {
      let delegate = delegate()
      application.delegate = delegate
      return try withExtendedLifetime(delegate) { try application.live(body) }
    }
  }

  /// Runs the application: launches it, runs `body`, and terminates it.
  ///
  ///     let application = Application()
  ///     application.run { button.tap() }
  ///
  /// Within `body` it is the shared application, and its notification centre is the default one.
  /// After `body`, on the main thread, it runs the waiting work of `OperationQueue.main`.
  public final func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try beingShared { try live(body) }
  }

  private func beingShared<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$running.withValue(Running(application: self)) {
      try notificationCenter.beingDefault(body)
    }
  }

  private func live<Result>(_ body: () throws -> Result) rethrows -> Result {
    launch()
    defer { if state != .notRunning { terminate() } }
    let result = try body()
    if Threads.isMain { OperationQueue.runMainQueue() }
    return result
  }
}

extension Misuse.Kind {
  /// The shared application was read while none runs: `misuse.kind == .noApplication`.
  public static var noApplication: Self { Self("noApplication") }
  /// An application received a request in the wrong state: `misuse.kind == .wrongState`.
  public static var wrongState: Self { Self("wrongState") }
}
