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

  /// How late something was handed in.
  static let lateness = Message("late", context: "heading")

  /// How late something was handed in, and how many per cent that takes off.
  static func daysLate(_ days: Int, percentOff: String) -> Message {
    Message(
      one: "{count} day, −{percent} %", other: "{count} days, −{percent} %", count: days,
      ["percent": .text(percentOff)])
  }

  /// Where a submission uses what no right answer does: files with lines.
  static func lookAt(_ places: String) -> Message {
    Message("look at {places}", ["places": .text(places)])
  }

  /// How many rows there are; how many of each verdict follow, behind commas.
  static func submissions(_ count: Int) -> Message {
    Message(one: "{count} submission", other: "{count} submissions", count: count)
  }
}
