import CourseModel
import Messages

/// Which checks fail with which mistakes, and what of it is new. Programs are called by the names of
/// their folders, checks by theirs.
extension Message {
  /// The heading of a column.
  static let mistake = Message("mistake", context: "heading")

  /// What marks mean: “alone” and “among” are marks.
  static func marks(alone: String, among: String) -> Message {
    Message(
      "{alone} fails alone, {among} fails with others",
      ["alone": .text(alone), "among": .text(among)])
  }

  /// What marks mean: “alone”, “among” and “changed” are marks.
  static func marks(alone: String, among: String, changed: String) -> Message {
    Message(
      "{alone} fails alone, {among} fails with others, {changed} is otherwise than before",
      ["alone": .text(alone), "among": .text(among), "changed": .text(changed)])
  }

  static func isNew(_ program: String) -> Message {
    Message("{program} is new", ["program": .text(program)])
  }

  static func isGone(_ program: String) -> Message {
    Message("{program} is gone", ["program": .text(program)])
  }

  /// The status is a word or two, such as “rejected”.
  static func nowIs(_ program: String, _ status: ReportStatus) -> Message {
    Message(
      "{program} is {status} now",
      ["program": .text(program), "status": .message(.word(for: status))])
  }

  /// The checks are names with commas between them.
  static func nowFails(_ program: String, _ checks: String) -> Message {
    Message(
      "{program} fails {checks} now", ["program": .text(program), "checks": .text(checks)])
  }

  /// The checks are names with commas between them.
  static func noLongerFails(_ program: String, _ checks: String) -> Message {
    Message(
      "{program} no longer fails {checks}",
      ["program": .text(program), "checks": .text(checks)])
  }

  /// Both are names with commas between them.
  static func nowFails(_ program: String, _ checks: String, noLonger passing: String) -> Message {
    Message(
      "{program} fails {checks} now, and no longer fails {passing}",
      ["program": .text(program), "checks": .text(checks), "passing": .text(passing)])
  }
}
