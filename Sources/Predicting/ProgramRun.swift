/// What came of running a program.
package enum ProgramRun: Hashable, Sendable {
  /// It ran to its end, and printed these lines; those with nothing on them do not count.
  case printed([String])
  /// It came to no good end; its last words.
  case broke(String)
  /// It does not compile; the compiler's first error.
  case doesNotCompile(String)

  /// What a program printed on its way to its end.
  package static func printed(text: String) -> ProgramRun {
    let lines = text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
    return .printed(lines.map(String.init))
  }

  /// What it printed; nothing, if it came to no good end.
  package var lines: [String] {
    if case .printed(let lines) = self { lines } else { [] }
  }
}
