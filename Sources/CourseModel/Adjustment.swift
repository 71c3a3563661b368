/// A grade set by a person in place of the grader's, with its author and reason.
package struct Adjustment: Codable, Sendable, Equatable {
  /// The points that count, 0 or more; nil for an excused student without a grade.
  package let points: Double?
  /// The reason.
  package let comment: String
  /// The person who decided.
  package let by: String

  /// Whether the student is excused, so that there is no grade.
  package var isExcused: Bool { points == nil }

  /// An adjustment to these points; nil excuses the student.
  package init(points: Double?, comment: String, by: String) {
    self.points = points
    self.comment = comment
    self.by = by
  }

  private enum Key: String, CodingKey {
    case points, excused, comment, by
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    points = try container.decodeIfPresent(Double.self, forKey: .points)
    comment = try container.decode(String.self, forKey: .comment)
    by = try container.decode(String.self, forKey: .by)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(points, forKey: .points)
    if isExcused { try container.encode(true, forKey: .excused) }
    try container.encode(comment, forKey: .comment)
    try container.encode(by, forKey: .by)
  }
}
