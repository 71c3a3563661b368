import CourseModel
import Execution

/// Why the grader could not judge. Never the submission's fault, never a zero: grade it again.
package enum GradingError: Error, Equatable, CustomStringConvertible {
  /// No Swift toolchain was found.
  case toolchainMissing
  /// A program that the grader needs is not installed.
  case toolMissing(String, package: String)
  /// A program of the toolchain did not do its part of building what the grader needs.
  case toolFailed(step: String, output: String)
  /// Somebody else on this machine, or its kernel, ended what the grader had started.
  case killed(step: String)
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
  case suiteDoesNotStart(exercise: String, reason: String)
  /// A file of the submission, or of the grader, could not be read or written.
  case file(path: String, reason: String)
  case course(CourseError)
  case execution(ExecutionError)

  package var description: String {
    switch self {
    case .toolchainMissing:
      "no Swift toolchain found: put its usr/bin on PATH (https://www.swift.org/install), "
        + "then try 'switchboard doctor'"
    case .toolMissing(let program, let package):
      "\(program) is missing: apt-get install \(package)"
    case .toolFailed(let step, let output):
      "\(step) failed; 'switchboard doctor' may say why:\n\(output)"
    case .killed(let step):
      "\(step) was ended from outside (SIGKILL), perhaps because this machine is out of memory; "
        + "grade it again, and if it happens again with '--jobs 1'"
    case .machineTooBusy:
      "this machine has too much to do: a program waited for a processor, and its time was over "
        + "before it could run; grade it again when there is less to do, or with '--jobs 1'"
    case .moduleDoesNotCompile(let module, let exercise, let output):
      "the module \(module) that is given with \(exercise) does not compile by itself; its author "
        + "runs 'switchboard audit':\n\(output)"
    case .solutionDoesNotCompile(let exercise, let output):
      "the solution of \(exercise) does not compile; its author runs 'switchboard audit':\n\(output)"
    case .solutionNotAdmitted(let exercise, let reasons):
      "the solution of \(exercise) does what exercise.json does not allow; its author adds it to "
        + "'allow', or solves the exercise without it:\n\(reasons)"
    case .suiteDoesNotCompile(let exercise, let output):
      "the suite of \(exercise) does not compile against its solution; its author runs "
        + "'switchboard audit':\n\(output)"
    case .checkNeverRan(let exercise, let check):
      "exercise.json of \(exercise) lists the check '\(check)', but no test of that name ran; "
        + "its author runs 'switchboard audit'"
    case .suiteDoesNotStart(let exercise, let reason):
      "the suite of \(exercise) could not be started (\(reason)); grade it again, "
        + "and if it stays so tell the author"
    case .file(let path, let reason):
      "\(path): \(reason)"
    case .course(let error): error.description
    case .execution(let error): error.description
    }
  }
}
