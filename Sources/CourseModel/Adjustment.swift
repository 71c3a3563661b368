/// A grade that somebody has set by hand, in the place of the grader's: who, and why.
package struct Adjustment: Codable, Sendable, Equatable {
  /// The points that count, 0 or more; nil for somebody who is excused, and has no grade.
  package let points: Double?
  /// Why.
  package let comment: String
  /// Who has decided it.
  package let by: String

  /// Whether there is no grade at all, rather than another one.
  package var isExcused: Bool { points == nil }

  /// An adjustment to so many points; nil excuses.
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
