import Messages

/// Headings and words of what moved between two runs of a class, and of grades set by hand.
extension Message {
  /// Which exercise it is.
  static let exerciseOfGrade = Message("exercise", context: "heading")

  /// The points of the run before.
  static let pointsBefore = Message("before", context: "heading")

  /// The points of this run.
  static let pointsNow = Message("now", context: "heading")

  /// By how many points.
  static let pointsMoved = Message("change", context: "heading")

  /// The checks that pass now or no longer do.
  static let checksMoved = Message("checks", context: "heading")

  /// Beside a move: other files were judged than before.
  static let otherFiles = Message("(other files)")

  /// In the place of points: somebody has no grade, by an instructor's decision.
  static let excused = Message("excused", context: "in the place of points")

  /// For who listens: points of the grader's, and what somebody has set in their place.
  static func points(_ own: String, setTo set: String) -> Message {
    Message("{own}, set to {set}", ["own": .text(own), "set": .text(set)])
  }
}
