import CourseModel
import Execution

extension GradingError {
  /// The sentence for a report, which students read: the step, and what to do. It contains no path
  /// of the machine, and no words of a tool, because these may quote the suite or the solution.
  /// Graders read the `description`.
  var sentenceForReports: String {
    switch self {
    case .toolFailed(let step, let output):
      Self.sentence("\(step.english) failed", Self.cause(in: output))
    case .moduleDoesNotCompile(let module, let exercise, _):
      Self.sentence("the module \(module) that is given with \(exercise) does not compile", nil)
    case .solutionDoesNotCompile(let exercise, _):
      Self.sentence("the solution of \(exercise) does not compile", nil)
    case .solutionNotAdmitted(let exercise, _):
      Self.sentence("the solution of \(exercise) does what exercise.json does not allow", nil)
    case .suiteDoesNotCompile(let exercise, _):
      Self.sentence("the suite of \(exercise) does not compile against its solution", nil)
    case .suiteDoesNotStart(let exercise, _):
      Self.sentence("the suite of \(exercise) could not be started", nil)
    case .file(let path, let reason):
      "\(path.split(separator: "/").last ?? "a file"): \(reason.english)".withoutFolders
    case .course(let error):
      error.description.withoutFolders
    case .execution(let error):
      error.description.withoutFolders
    case .toolchainMissing, .toolMissing, .killed, .machineTooBusy, .checkNeverRan:
      description.withoutFolders
    }
  }

  private static func sentence(_ what: String, _ cause: String?) -> String {
    "\(what)\(cause.map { " (\($0))" } ?? ""), which is no fault of what was handed in; it has to "
      + "be graded again"
  }

  /// The parts of a tool's output that are known to reveal no secret.
  private static func cause(in output: String) -> String? {
    [silence, "Resource temporarily unavailable", "Too many open files"].first(
      where: output.contains)
  }

  /// Stands in for the output of a compiler that wrote none.
  static let silence = "the compiler ended without a word"
}
