import CourseModel
import Execution
import Foundation
import Grading
import Synchronization

/// What grading commands share: the machine's tools, and Ctrl-C.
struct Workbench {
  let laboratory: Laboratory
  private let interruption: Interruption?

  /// - Parameters:
  ///   - sandboxed: Whether what is graded is confined.
  ///   - isInterruptible: Whether a signal ends what runs; else it ends this process, and the guards
  ///     end what runs.
  ///   - announce: Hears what is going on when something takes longer than usual.
  init(
    sandboxed: Bool, isInterruptible: Bool = true,
    announce: @escaping @Sendable (String) -> Void = Announcements().say
  ) throws {
    try Allowance.verify()
    let environment = ProcessInfo.processInfo.environment
    let cancellation = try Cancellation()
    interruption = isInterruptible ? Interruption(cancelling: cancellation) : nil
    let sandbox: any Sandbox = sandboxed ? try Bubblewrap() : NoSandbox()
    laboratory = Laboratory(
      toolchain: try Toolchain(searching: environment["PATH"] ?? ""),
      cache: Cache(environment: environment),
      executor: Executor(sandbox: sandbox, cancellation: cancellation),
      sources: try Installation().sources,
      announce: announce)
  }

  func grader(for exercise: Exercise) throws -> Grader { try Grader(for: exercise, in: laboratory) }
}

/// Says each thing once, however many threads have it to say.
private final class Announcements: Sendable {
  private let said = Mutex<Set<String>>([])

  func say(_ text: String) {
    let isNew = said.withLock { $0.insert(text).inserted }
    if isNew { Screen.note(text) }
  }
}
