import CourseModel
import Terminal

/// How a status looks: a mark, a word and a colour that mean the same everywhere.
package struct StatusMark: Sendable {
  /// One character.
  package let mark: String
  /// The same in a word or two.
  package let word: String
  /// How it looks.
  package let style: Style

  /// Of a check that an untouched stub does not pass: nobody has failed yet.
  package static let open = StatusMark(mark: "·", word: "open", style: Style(dim: true))

  private init(mark: String, word: String, style: Style) {
    self.mark = mark
    self.word = word
    self.style = style
  }

  /// The mark of a check.
  package init(_ status: CheckStatus) {
    (mark, word, style) =
      switch status {
      case .passed: ("✓", "passed", Style(foreground: .green))
      case .failed: ("✗", "failed", Style(foreground: .red))
      case .crashed: ("✗", "crashed", Style(bold: true, foreground: .red))
      case .timedOut: ("✗", "timed out", Style(bold: true, foreground: .yellow))
      case .outOfMemory: ("✗", "out of memory", Style(bold: true, foreground: .yellow))
      case .tooMuchOutput: ("✗", "too much output", Style(bold: true, foreground: .yellow))
      case .tooManyThreads: ("✗", "too many threads", Style(bold: true, foreground: .yellow))
      case .tooManyFiles: ("✗", "too many files", Style(bold: true, foreground: .yellow))
      case .untrusted: ("✗", "not trusted", Style(bold: true, foreground: .yellow))
      case .pending: ("·", "nothing to judge yet", Style(dim: true))
      case .notRun: ("–", "not run", Style(dim: true))
      }
  }

  /// The mark of a report.
  package init(_ status: ReportStatus) {
    (mark, word, style) =
      switch status {
      case .passed: ("✓", "passed", Style(foreground: .green))
      case .failed: ("✗", "not passed yet", Style(foreground: .red))
      case .doesNotCompile: ("✗", "does not compile", Style(foreground: .yellow))
      case .rejected: ("✗", "rejected", Style(foreground: .yellow))
      case .errored: ("!", "not judged", Style(bold: true, foreground: .magenta))
      }
  }

  /// The mark, or for a reader who listens the word.
  func span(in profile: TerminalProfile) -> Span {
    .decoration(profile.accessible ? "\(word):" : mark, style: style)
  }
}
