import Dispatch
import Execution
import Glibc
import Grading
import Messages
import Synchronization

extension Machine {
  /// The machine for a command that runs the code of the person who types it.
  ///
  /// - Parameters:
  ///   - context: Contains the search path for tools.
  ///   - sandboxed: Whether to confine the code where this machine can.
  ///   - isInterruptible: Whether a signal cancels the work. Otherwise it ends this process, and
  ///     the guards end the child processes.
  ///   - announce: Receives a message when a step takes longer than usual. Nil shows it on the
  ///     screen.
  init(
    in context: Context, sandboxed: Bool, isInterruptible: Bool = true,
    announce: (@Sendable (String) -> Void)? = nil
  ) throws {
    try self.init(in: context, isInterruptible: isInterruptible, announce: announce) { say throws in
      guard sandboxed else { return NoSandbox() }
      return try StrongestSandbox(isRequired: false, announce: say)
    }
  }

  /// The machine for a command that judges what other people hand in.
  ///
  /// - Parameter unconfined: Whether the code may run without confinement: only on a machine that
  ///   is thrown away afterwards.
  /// - Throws: If it may not, and this machine cannot confine anything.
  init(forSubmissionsIn context: Context, unconfined: Bool = false) throws {
    try self.init(in: context, isInterruptible: true, announce: nil) { say throws in
      try StrongestSandbox(isRequired: !unconfined, announce: say)
    }
  }

  private init(
    in context: Context, isInterruptible: Bool, announce: (@Sendable (String) -> Void)?,
    sandbox: (@escaping @Sendable (Message) -> Void) throws -> any Sandbox
  ) throws {
    if context.judging == nil { try context.verifyMayStart("the compiler") }
    try ResourceLimits.verify()
    let cancellation = try Cancellation()
    let hear = announce ?? Announcements(on: context.screen).say
    let place = context.screen.errorOutput
    if isInterruptible, context.startsPrograms { Interruption.cancels(cancellation) }
    let say: @Sendable (Message) -> Void = { hear(place.text(of: $0)) }
    self.init(
      toolchain: try Toolchain(searching: context.environment["PATH"] ?? ""),
      cache: Cache(environment: context.environment),
      executor: Executor(sandbox: try sandbox(say), cancellation: cancellation),
      sources: try Installation(in: context).sources, reader: context.program, now: context.now,
      announce: say, judging: context.judging)
  }
}

/// Shows each text only once, even if several threads report it.
private final class Announcements: Sendable {
  private let screen: Screen
  private let said = Mutex<Set<String>>([])

  init(on screen: Screen) { self.screen = screen }

  func say(_ text: String) {
    let isNew = said.withLock { $0.insert(text).inserted }
    if isNew { screen.note(text) }
  }
}

/// Handles Ctrl-C, hang-up and `kill`, as long as this process lives.
enum Interruption {
  /// Makes these signals cancel the work in an orderly way: child processes ended, scratch folders
  /// removed. A second Ctrl-C ends this process at once, and its child processes with it.
  static func cancels(_ cancellation: Cancellation) {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // The handler keeps its source alive: a released source receives no more signals.
        withExtendedLifetime(source) { cancellation.cancel() }
        // Wait a second: some programs send the same signal twice, to us and to our process group.
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { signal(number, SIG_DFL) }
      }
      source.activate()
    }
  }
}
