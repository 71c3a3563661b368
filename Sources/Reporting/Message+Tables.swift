import Messages

/// Headings of tables, and what sums them up.
extension Message {
  /// What a student handed in.
  static let submission = Message("submission", context: "heading")

  /// The time of an attempt.
  static let when = Message("when", context: "heading")

  /// What became of a submission.
  static let verdict = Message("verdict", context: "heading")

  /// How many points a submission has.
  static let points = Message("points", context: "heading")

  /// Why a submission has not passed.
  static let why = Message("why", context: "heading")

  /// How many rows there are; how many of each verdict follow, behind commas.
  static func submissions(_ count: Int) -> Message {
    Message(one: "{count} submission", other: "{count} submissions", count: count)
  }
}
