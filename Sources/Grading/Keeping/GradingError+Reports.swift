import CourseModel
import Execution
import Messages

extension GradingError {
  /// The sentence for a report, which students read: the step, and what to do. It contains no path
  /// of the machine, and no words of a tool, because these may quote the suite or the solution.
  /// Graders read the `description`.
  var sentenceForReports: Message {
    switch self {
    case .toolFailed(let step, let output):
      // Translators: The step is what was to be done, such as “linking MiniCocoa”; the cause is a
      // tool's words.
      if let cause = Self.cause(in: output) {
        Message(
          """
          \(step, "step") failed (\(cause, "cause")), which is no fault of what was handed in; it \
          has to be graded again
          """)
      } else {
        Message(
          """
          \(step, "step") failed, which is no fault of what was handed in; it has to be graded again
          """)
      }
    case .moduleDoesNotCompile(let module, let exercise, _):
      Message(
        """
        the module \(module, "module") that is given with \(exercise, "exercise") does not \
        compile, which is no fault of what was handed in; it has to be graded again
        """)
    case .solutionDoesNotCompile(let exercise, _):
      Message(
        """
        the solution of \(exercise, "exercise") does not compile, which is no fault of what was \
        handed in; it has to be graded again
        """)
    case .solutionNotAdmitted(let exercise, _):
      Message(
        """
        the solution of \(exercise, "exercise") does what exercise.json does not allow, which is \
        no fault of what was handed in; it has to be graded again
        """)
    case .suiteDoesNotCompile(let exercise, _):
      Message(
        """
        the suite of \(exercise, "exercise") does not compile against its solution, which is no \
        fault of what was handed in; it has to be graded again
        """)
    case .suiteDoesNotStart(let exercise, _):
      Message(
        """
        the suite of \(exercise, "exercise") could not be started, which is no fault of what was \
        handed in; it has to be graded again
        """)
    case .file(let path, let reason):
      GradingError.file(
        path: path.split(separator: "/").last.map(String.init) ?? "a file", reason: reason
      )
      .message.changingTexts(\.withoutFolders)
    case .course, .execution, .toolchainMissing, .toolMissing, .killed, .machineTooBusy,
      .checkNeverRan:
      message.changingTexts(\.withoutFolders)
    }
  }

  /// The parts of a tool's output that are known to reveal no secret.
  private static func cause(in output: String) -> String? {
    [silence, "Resource temporarily unavailable", "Too many open files"].first(
      where: output.contains)
  }

  /// Stands in for the output of a compiler that wrote none.
  static let silence = "the compiler ended without a word"
}
