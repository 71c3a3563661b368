import CourseModel
import Execution
import Messages

/// Why the grader could not judge. Never the submission's fault, never a zero: grade it again.
package enum GradingError: SpokenError, Equatable {
  /// No Swift toolchain was found.
  case toolchainMissing
  /// A program that the grader needs is not installed.
  case toolMissing(String, package: String)
  /// A program of the toolchain did not do its part of building what the grader needs.
  case toolFailed(step: Message, output: String)
  /// Somebody else on this machine, or its kernel, ended what the grader had started.
  case killed(step: Message)
  /// What the grader had started waited for a processor so long that it says nothing how it ended.
  case machineTooBusy
  /// A module that is given with the exercise does not compile by itself.
  case moduleDoesNotCompile(String, exercise: String, output: String)
  /// The exercise's own solution does not compile.
  case solutionDoesNotCompile(exercise: String, output: String)
  /// The exercise's own solution does what the exercise does not allow.
  case solutionNotAdmitted(exercise: String, reasons: String)
  /// The suite does not compile against the exercise's own solution.
  case suiteDoesNotCompile(exercise: String, output: String)
  /// exercise.json lists a check for which the suite has no test that runs.
  case checkNeverRan(exercise: String, check: String)
  /// The suite could not be started.
  case suiteDoesNotStart(exercise: String, reason: Message)
  /// A file of the submission, or of the grader, could not be read or written.
  case file(path: String, reason: Message)
  /// A fault in the course's files.
  case course(CourseError)
  /// What keeps programs from running.
  case execution(ExecutionError)
  /// What keeps a cluster from judging.
  case cluster(ClusterFault)

  /// What happened, and what to do.
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
    case .cluster(let fault): fault.message
    }
  }

  /// The same without the words that tell a grader whom to ask: the author is reading.
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
