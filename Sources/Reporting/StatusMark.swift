import CourseModel
import Messages
import Terminal

/// The mark, word and style of a status, the same everywhere.
package struct StatusMark: Sendable {
  /// The mark, one character.
  let mark: String
  /// The status in one or two words.
  package let word: Message
  package let style: Style

  /// A check that an untouched stub does not pass; it has not failed yet.
  // Translators: The state of a check that an untouched stub does not pass.
  static let open = StatusMark(
    mark: "·", word: Message("open", context: "check"), style: Style(dim: true))
  /// An untouched stub.
  static let notBegun = StatusMark(mark: "·", word: .notBegun, style: Style(dim: true))

  /// A submission that a person has to read.
  static let unread = StatusMark(
    mark: "!", word: Message("not read", context: "submission"),
    style: Style(bold: true, foreground: .magenta))

  /// A hand-in for other exercises only.
  static let leftOut = StatusMark(
    mark: "–", word: Message("left out", context: "submission"), style: Style(dim: true))

  /// A submission that compiles and that no check has judged.
  static let unjudged = StatusMark(
    mark: "·", word: Message("compiles, not judged here", context: "submission"), style: Style())

  /// The mark of a report, with special ones for what its status does not say.
  package init(of report: Report) {
    self =
      if report.isUntouched { .notBegun } else if report.isUnread {
        .unread
      } else if report.isLeftOut {
        .leftOut
      } else if report
        .isOnlyBegun
      { .unjudged } else { StatusMark(report.status) }
  }

  private init(mark: String, word: Message, style: Style) {
    self.mark = mark
    self.word = word
    self.style = style
  }

  package init(_ status: CheckStatus) {
    word = status.word
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

  init(_ status: ReportStatus) {
    word = status.word
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

extension CheckStatus {
  /// The result of a check, in a word or two.
  var word: Message {
    switch self {
    case .passed: Message("passed", context: "check")
    case .failed: Message("failed", context: "check")
    case .crashed: Message("crashed", context: "check")
    case .timedOut: Message("timed out", context: "check")
    case .outOfMemory: Message("out of memory", context: "check")
    case .tooMuchOutput: Message("too much output", context: "check")
    case .tooManyThreads: Message("too many threads", context: "check")
    case .tooManyFiles: Message("too many files", context: "check")
    case .untrusted: Message("not trusted", context: "check")
    case .pending: Message("nothing to judge yet", context: "check")
    case .notRun: Message("not run", context: "check")
    }
  }
}

extension Message {
  /// Of an exercise whose stub is unchanged, in a few words.
  package static let notBegun = Message("not begun yet")
}
