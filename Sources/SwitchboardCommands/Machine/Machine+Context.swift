import Execution
import Grading
import Messages
import Synchronization

extension Machine {
  /// What grading needs of the machine that a command runs on.
  ///
  /// - Parameters:
  ///   - context: Where its tools are looked for.
  ///   - sandboxed: Whether what is graded is confined.
  ///   - isInterruptible: Whether a signal ends what runs; else it ends this process, and the guards
  ///     end what runs.
  ///   - announce: Hears what is going on when something takes longer than usual; the screen, if
  ///     nobody else does.
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

/// Says each thing once, however many threads have it to say.
private final class Announcements: Sendable {
  private let screen: Screen
  private let said = Mutex<Set<String>>([])

  init(on screen: Screen) { self.screen = screen }

  func say(_ text: String) {
    let isNew = said.withLock { $0.insert(text).inserted }
    if isNew { screen.note(text) }
  }
}
