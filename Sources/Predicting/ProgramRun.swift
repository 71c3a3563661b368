/// What came of running a program.
package enum ProgramRun: Hashable, Sendable {
  /// It ran to its end, and printed these lines; those with nothing on them do not count.
  case printed([String])
  /// It came to no good end; its last words, and the lines that it printed before.
  case broke(String, printed: [String])
  /// It does not compile; the compiler's first error.
  case doesNotCompile(String)

  /// What a program printed on its way to its end.
  package static func printed(text: String) -> ProgramRun {
    let lines = text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
    return .printed(lines.map(String.init))
  }

  /// The lines that it printed, to whatever end it came.
  package var lines: [String] {
    switch self {
    case .printed(let lines), .broke(_, let lines): lines
    case .doesNotCompile: []
    }
  }
}
