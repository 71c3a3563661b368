import CourseModel
import Messages
import Terminal

/// The mark, word and style of a status, the same everywhere.
package struct StatusMark: Sendable {
  /// The mark, one character.
  package let mark: String
  /// The status in one or two words.
  package let word: Message
  /// The style.
  package let style: Style

  /// A check that an untouched stub does not pass; it has not failed yet.
  static let open = StatusMark(mark: "·", word: .openCheck, style: Style(dim: true))
  /// An untouched stub.
  package static let notBegun = StatusMark(mark: "·", word: .notBegun, style: Style(dim: true))

  /// The mark of a report, with a special one for an untouched stub.
  package init(of report: Report) {
    self = report.isUntouched ? .notBegun : StatusMark(report.status)
  }

  private init(mark: String, word: Message, style: Style) {
    self.mark = mark
    self.word = word
    self.style = style
  }

  /// The mark of a check.
  package init(_ status: CheckStatus) {
    word = .word(for: status)
    (mark, style) =
      switch status {
      case .passed: ("✓", Style(foreground: .green))
      case .failed: ("✗", Style(foreground: .red))
      case .crashed: ("✗", Style(bold: true, foreground: .red))
      case .timedOut: ("✗", Style(bold: true, foreground: .yellow))
      case .outOfMemory: ("✗", Style(bold: true, foreground: .yellow))
      case .tooMuchOutput: ("✗", Style(bold: true, foreground: .yellow))
      case .tooManyThreads: ("✗", Style(bold: true, foreground: .yellow))
      case .tooManyFiles: ("✗", Style(bold: true, foreground: .yellow))
      case .untrusted: ("✗", Style(bold: true, foreground: .yellow))
      case .pending: ("·", Style(dim: true))
      case .notRun: ("–", Style(dim: true))
      }
  }

  /// The mark of a report.
  package init(_ status: ReportStatus) {
    word = .word(for: status)
    (mark, style) =
      switch status {
      case .passed: ("✓", Style(foreground: .green))
      case .failed: ("✗", Style(foreground: .red))
      case .doesNotCompile: ("✗", Style(foreground: .yellow))
      case .rejected: ("✗", Style(foreground: .yellow))
      case .errored: ("!", Style(bold: true, foreground: .magenta))
      case .missing: ("–", Style(dim: true))
      }
  }

  /// The mark, or the word in accessible output.
  func span(in profile: TerminalProfile) -> Span {
    .decoration(profile.accessible ? "\(profile.text(of: word)):" : mark, style: style)
  }
}
