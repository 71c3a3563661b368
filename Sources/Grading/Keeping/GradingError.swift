import CourseModel
import Execution
import Messages

/// The reason why the grader could not judge. Never the submission's fault, and never a zero: grade
/// it again.
package enum GradingError: SpokenError, Equatable {
  /// There is no Swift toolchain.
  case toolchainMissing
  /// A program that the grader needs is not installed.
  case toolMissing(String, package: String)
  /// A program of the toolchain failed while building a part that the grader needs.
  case toolFailed(step: Message, output: String)
  /// The kernel or another process on this machine killed a process of the grader.
  case killed(step: Message)
  /// A process of the grader waited so long for a processor that the way it ended means nothing.
  case machineTooBusy
  /// A module that comes with the exercise does not compile.
  case moduleDoesNotCompile(String, exercise: String, output: String)
  /// The exercise's solution does not compile.
  case solutionDoesNotCompile(exercise: String, output: String)
  /// The exercise's solution does something that the exercise does not allow.
  case solutionNotAdmitted(exercise: String, reasons: String)
  /// The suite does not compile against the exercise's solution.
  case suiteDoesNotCompile(exercise: String, output: String)
  /// exercise.json lists a check for which no test of the suite runs.
  case checkNeverRan(exercise: String, check: String)
  /// The suite could not be started.
  case suiteDoesNotStart(exercise: String, reason: Message)
  /// A file of the submission or of the grader could not be read or written.
  case file(path: String, reason: Message)
  /// A fault in the course's files.
  case course(CourseError)
  /// An error that keeps programs from running.
  case execution(ExecutionError)

  /// A message about what happened and what to do.
  package var message: Message {
    switch self {
    case .toolchainMissing: .toolchainMissing
    case .toolMissing(let program, let package): .toolMissing(program, package: package)
    case .toolFailed(let step, let output): .toolFailed(step, output: output)
    case .killed(let step): .killed(step)
    case .machineTooBusy: .machineTooBusy
    case .moduleDoesNotCompile(let module, let exercise, let output):
      .moduleDoesNotCompile(module, exercise, output: output)
    case .solutionDoesNotCompile(let exercise, let output):
      .solutionDoesNotCompile(exercise, output: output)
    case .solutionNotAdmitted(let exercise, let reasons):
      .solutionNotAdmitted(exercise, reasons: reasons)
    case .suiteDoesNotCompile(let exercise, let output):
      .suiteDoesNotCompile(exercise, output: output)
    case .checkNeverRan(let exercise, let check): .checkNeverRan(exercise, check)
    case .suiteDoesNotStart(let exercise, let reason):
      .suiteDoesNotStart(exercise, reason: reason)
    case .file(let path, let reason): .file(path, reason: reason)
    case .course(let error): error.message
    case .execution(let error): error.message
    }
  }

  /// The message for the author of the exercise, without the advice to ask the author.
  package var messageForAuthors: Message {
    switch self {
    case .moduleDoesNotCompile(let module, let exercise, let output):
      .moduleDoesNotCompileForAuthors(module, exercise, output: output)
    case .solutionDoesNotCompile(let exercise, let output):
      .solutionDoesNotCompileForAuthors(exercise, output: output)
    case .suiteDoesNotCompile(let exercise, let output):
      .suiteDoesNotCompileForAuthors(exercise, output: output)
    case .checkNeverRan(let exercise, let check): .checkNeverRanForAuthors(exercise, check)
    default: message
    }
  }
}
