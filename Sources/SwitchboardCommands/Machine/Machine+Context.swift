import Execution
import Grading
import Messages
import Synchronization

extension Machine {
  /// The machine for a command.
  ///
  /// - Parameters:
  ///   - context: Contains the search path for tools.
  ///   - sandboxed: Whether to confine what is graded.
  ///   - isInterruptible: Whether a signal cancels the work. Otherwise it ends this process, and
  ///     the guards end the child processes.
  ///   - announce: Receives a message when a step takes longer than usual. Nil shows it on the
  ///     screen.
  init(
    in context: Context, sandboxed: Bool, isInterruptible: Bool = true,
    announce: (@Sendable (String) -> Void)? = nil
  ) throws {
    if context.judging == nil { try context.verifyMayStart("the compiler") }
    try Allowance.verify()
    let cancellation = try Cancellation()
    let hear = announce ?? Announcements(on: context.screen).say
    let place = context.screen.errorOutput
    if isInterruptible, context.startsPrograms { Interruption.cancels(cancellation) }
    let say: @Sendable (Message) -> Void = { hear(place.text(of: $0)) }
    let sandbox: any Sandbox = sandboxed ? try StrongestSandbox(announce: say) : NoSandbox()
    self.init(
      toolchain: try Toolchain(searching: context.environment["PATH"] ?? ""),
      cache: Cache(environment: context.environment),
      executor: Executor(sandbox: sandbox, cancellation: cancellation),
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
