import CourseModel
import Execution
import Foundation
import Grading

/// What grading commands share: the machine's tools, and Ctrl-C.
struct Workbench {
  let laboratory: Laboratory
  private let interruption: Interruption

  /// - Parameter sandboxed: Whether what is graded is confined.
  init(sandboxed: Bool) throws {
    let environment = ProcessInfo.processInfo.environment
    let cancellation = try Cancellation()
    interruption = Interruption(cancelling: cancellation)
    let sandbox: any Sandbox = sandboxed ? try Bubblewrap() : NoSandbox()
    laboratory = Laboratory(
      toolchain: try Toolchain(searching: environment["PATH"] ?? ""),
      cache: Cache(environment: environment),
      executor: Executor(sandbox: sandbox, cancellation: cancellation),
      sources: try Installation().sources,
      announce: { text in Screen.note(text) })
  }

  func grader(for exercise: Exercise) throws -> Grader { try Grader(for: exercise, in: laboratory) }
}
