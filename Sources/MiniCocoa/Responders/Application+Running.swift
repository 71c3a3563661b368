extension Application {
  /// What a task sees of the application that runs in it.
  ///
  /// Not checked: an application is used where it runs, which its documentation asks for.
  private struct Running: @unchecked Sendable {
    let application: Application
  }

  @TaskLocal private static var running: Running?

  /// The application that runs here, or nil.
  static var current: Application? { running?.application }

  /// The application that runs here: `Application.shared.keyWindow`.
  ///
  /// Where none runs, asking is a misuse.
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

  /// Creates an application with a delegate, which it keeps while it runs, and runs it.
  ///
  ///     Application.main(AppDelegate()) { … }
  ///
  /// - Parameters:
  ///   - delegate: Created when there is an application already.
  ///   - body: What the user does, so to speak.
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

  /// Runs the application: launches it, does what `body` does, and terminates it.
  ///
  ///     let application = Application()
  ///     application.run { button.tap() }
  ///
  /// In `body`, it is the shared application, and its notification centre is the default one. After
  /// `body`, on the main thread, it runs what waits in `OperationQueue.main`.
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
  /// The shared application was asked for where none runs: `misuse.kind == .noApplication`.
  public static var noApplication: Self { Self("noApplication") }
  /// Something was asked of an application at the wrong stage: `misuse.kind == .wrongState`.
  public static var wrongState: Self { Self("wrongState") }
}
