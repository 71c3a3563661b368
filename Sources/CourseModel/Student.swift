/// A student, as far as a platform or a class list identifies them.
package struct Student: Codable, Hashable, Sendable {
  /// The platform's id, usually a number.
  package var id: String?
  /// The login name.
  package var login: String?
  /// First and last name, in the platform's order.
  package var name: String?
  /// The email address.
  package var email: String?

  package init(
    id: String? = nil, login: String? = nil, name: String? = nil, email: String? = nil
  ) {
    self.id = id
    self.login = login
    self.name = name
    self.email = email
  }

  /// The display name: the first known of name, login, address and number; empty if there is none.
  package var title: String { name ?? login ?? email ?? id ?? "" }

  /// A copy in which `other` fills in the unknown values.
  package func completed(by other: Student) -> Student {
    Student(
      id: id ?? other.id, login: login ?? other.login, name: name ?? other.name,
      email: email ?? other.email)
  }
}

/// The circumstances of a submission: student, time and attempt, as far as the platform tells.
package struct Delivery: Codable, Hashable, Sendable {
  /// The platform's name for `--from`; nil for a plain folder.
  package var platform: String?
  /// The students: several for a group, none if unknown.
  package var students: [Student]
  /// The number of the attempt, counted from 1; nil if the platform keeps only one.
  package var attempt: Int?
  /// The total number of attempts by these students; nil if `attempt` is nil.
  package var attempts: Int?
  /// The submission time in ISO 8601. Without a time zone, it is in the platform's local time.
  package var submittedAt: String?
  /// Whether the platform considers it late; nil if it does not say.
  package var isLate: Bool?
  /// The submission's files and folders in the export, by which the platform accepts feedback.
  package var entries: [String]

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

  /// Whether a later attempt by the same students is known.
  package var isSuperseded: Bool {
    guard let attempt, let attempts else { return false }
    return attempt < attempts
  }

  private enum CodingKeys: String, CodingKey {
    case platform, students, attempt, attempts, submittedAt, entries
    case isLate = "late"
  }
}
