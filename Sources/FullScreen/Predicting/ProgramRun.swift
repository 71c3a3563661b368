import CourseModel

/// The result of running a program.
package enum ProgramRun: Hashable, Sendable {
  /// It ran to its end and printed these lines; blank ones are omitted.
  case printed([String])
  /// It failed; its error, and the lines that it printed before.
  case broke(String, printed: [String])
  /// It does not compile; the compiler's first error.
  case doesNotCompile(String)

  /// Returns the result for a program that ran to its end.
  package static func printed(text: String) -> ProgramRun {
    let lines = text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
    return .printed(lines.map(String.init))
  }

  /// The lines that it printed, whether or not it failed.
  package var lines: [String] {
    switch self {
    case .printed(let lines), .broke(_, let lines): lines
    case .doesNotCompile: []
    }
  }
}
