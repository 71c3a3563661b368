import Messages
import Terminal

/// How far an exercise has come, as a sign that is the same in every list.
package enum ExerciseMark: Sendable {
  case passed
  /// The one that is open, or that comes next.
  case here
  /// It was tried, and has not passed.
  case tried
  case open

  /// The mark of an exercise as it stands.
  package init(isPassed: Bool, isHere: Bool, attempts: Int) {
    self = isPassed ? .passed : isHere ? .here : attempts > 0 ? .tried : .open
  }

  /// The sign, or for a reader who listens the word.
  package func span(in profile: TerminalProfile) -> Span {
    let (sign, word, color): (String, Message, Color?) =
      switch self {
      case .passed: ("✓", .passedMark, .green)
      case .here: ("→", .hereMark, .yellow)
      case .tried: ("✗", .triedMark, .yellow)
      case .open: ("·", .openMark, nil)
      }
    let shown = profile.accessible ? profile.text(of: word) : sign
    return .decoration(shown, style: Style(foreground: color))
  }

  /// What an exercise's best attempt is worth, in a few characters; empty if nobody has tried.
  package static func points(
    _ points: Int, of maxPoints: Int, attempts: Int, isTestedOut: Bool,
    in profile: TerminalProfile
  ) -> String {
    if isTestedOut { return profile.text(of: .testedOut) }
    return attempts > 0 ? "\(points)/\(maxPoints)" : ""
  }
}

extension Span {
  /// Whether a lesson was read to its end, as a sign or, for a reader who listens, a word.
  package static func lessonMark(isRead: Bool, in profile: TerminalProfile) -> Span {
    let (sign, word): (String, Message) = isRead ? ("✓", .readMark) : ("·", .unreadMark)
    let style = isRead ? Style(foreground: .green) : .plain
    return .decoration(profile.accessible ? profile.text(of: word) : sign, style: style)
  }
}
