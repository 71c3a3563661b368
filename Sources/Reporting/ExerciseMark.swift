import Messages
import Terminal

/// The progress of an exercise as a mark, the same in every list.
package enum ExerciseMark: Sendable {
  case passed
  /// The current or next exercise.
  case here
  /// The exercise has attempts but has not passed.
  case tried
  case open

  /// The mark for an exercise's state.
  package init(isPassed: Bool, isHere: Bool, attempts: Int) {
    self = isPassed ? .passed : isHere ? .here : attempts > 0 ? .tried : .open
  }

  /// The sign, or a word in accessible output.
  package func span(in profile: TerminalProfile) -> Span {
    let (sign, word, color): (String, Message, Color?) =
      switch self {
      case .passed: ("✓", Message("passed", context: "mark"), .green)
      // Translators: The exercise that is open, or that comes next.
      case .here: ("→", Message("here", context: "mark"), .yellow)
      case .tried: ("✗", Message("tried", context: "mark"), .yellow)
      case .open: ("·", Message("open", context: "mark"), nil)
      }
    let shown = profile.accessible ? profile.text(of: word) : sign
    return .decoration(shown, style: Style(foreground: color))
  }

  /// The points of an exercise's best attempt as a short text; empty without attempts.
  package static func points(
    _ points: Int, of maxPoints: Int, attempts: Int, isTestedOut: Bool,
    in profile: TerminalProfile
  ) -> String {
    // Translators: In place of an exercise's points.
    if isTestedOut { return profile.text(of: Message("tested out", context: "points")) }
    return attempts > 0 ? "\(points)/\(maxPoints)" : ""
  }
}

extension Span {
  /// The mark of a lesson, read to its end or not: a sign, or a word in accessible output.
  package static func lessonMark(isRead: Bool, in profile: TerminalProfile) -> Span {
    // Translators: Of a lesson.
    let (sign, word): (String, Message) =
      isRead ? ("✓", Message("read", context: "mark")) : ("·", Message("not read", context: "mark"))
    let style = isRead ? Style(foreground: .green) : .plain
    return .decoration(profile.accessible ? profile.text(of: word) : sign, style: style)
  }
}
