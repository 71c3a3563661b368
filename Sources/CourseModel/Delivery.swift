/// How something was handed in: by whom, when, and at which attempt, as far as the platform says so.
package struct Delivery: Codable, Hashable, Sendable {
  /// The platform's name, as `--from` takes it; nil for what lay in a folder of anybody's.
  package var platform: String?
  /// Who handed it in: several for a group, nobody where it is not known.
  package var students: [Student]
  /// The number of the attempt, counted from 1; nil where the platform keeps only one.
  package var attempt: Int?
  /// How many attempts there are of these people, this one among them; nil where `attempt` is.
  package var attempts: Int?
  /// When it was handed in (ISO 8601). Without a zone it is the platform's own time.
  package var submittedAt: String?
  /// Whether the platform holds it to be late; nil where it does not say.
  package var isLate: Bool?
  /// What the platform calls all that belongs to it: names of files and folders in what it exported,
  /// by which it takes feedback back.
  package var entries: [String]

  /// A delivery of which this is known.
  package init(
    platform: String? = nil, students: [Student] = [], attempt: Int? = nil, attempts: Int? = nil,
    submittedAt: String? = nil, isLate: Bool? = nil, entries: [String] = []
  ) {
    self.platform = platform
    self.students = students
    self.attempt = attempt
    self.attempts = attempts
    self.submittedAt = submittedAt
    self.isLate = isLate
    self.entries = entries
  }

  /// Whether a later attempt of the same people is known.
  package var isSuperseded: Bool {
    guard let attempt, let attempts else { return false }
    return attempt < attempts
  }

  private enum CodingKeys: String, CodingKey {
    case platform, students, attempt, attempts, submittedAt, entries
    case isLate = "late"
  }
}
