import CourseModel
import Foundation

/// A report as Classroom 50's `result.json`, schema `classroom50/result/v1`
/// (foundation50/classroom50, wiki, Advanced Autograding).
///
/// The environment variables that Classroom 50 sets for an autograder identify the submission and
/// its owner.
struct Classroom50Document: Encodable {
  struct Test: Encodable {
    let name: String
    let passed: Bool
    let score: Int
    let maxScore: Int
    let message: String?

    private enum CodingKeys: String, CodingKey {
      case passed, score, message
      case name = "test-name"
      case maxScore = "max-score"
    }
  }

  let report: Report
  let environment: [String: String]

  private enum Key: String, CodingKey {
    case schema, classroom, assignment, owner, submission, commit, release, review, datetime
    case score, tests
    case assignmentType = "assignment_type"
    case gradedAt = "graded_at"
    case maxScore = "max-score"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    func value(_ name: String) -> String { environment[name] ?? "" }
    let tag = value("SUBMISSION_TAG")
    try container.encode("classroom50/result/v1", forKey: .schema)
    try container.encode(value("CLASSROOM"), forKey: .classroom)
    try container.encode(value("ASSIGNMENT"), forKey: .assignment)
    try container.encode(environment["ASSIGNMENT_TYPE"] ?? "individual", forKey: .assignmentType)
    try container.encode(environment["OWNER"] ?? value("USERNAME"), forKey: .owner)
    try container.encode(tag, forKey: .submission)
    try container.encode(value("COMMIT_URL"), forKey: .commit)
    try container.encode(value("RELEASE_URL"), forKey: .release)
    try container.encode(value("REVIEW_URL"), forKey: .review)
    try container.encode(Self.instant(of: tag) ?? graded, forKey: .datetime)
    try container.encode(graded, forKey: .gradedAt)
    try container.encode(report.points, forKey: .score)
    try container.encode(report.maxPoints, forKey: .maxScore)
    try container.encode(report.checks.map(Self.test), forKey: .tests)
  }

  private var graded: String { report.provenance?.judgedAt ?? "" }

  private static func test(_ check: CheckResult) -> Test {
    Test(
      name: check.name, passed: check.status == .passed, score: check.points,
      maxScore: check.maxPoints,
      message: check.text)
  }

  /// Converts `submit/2026-11-22T10-00-00Z-abc1234` to ISO 8601; nil for another tag.
  private static func instant(of tag: String) -> String? {
    let pattern = /submit\/(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-\w+/
    return tag.wholeMatch(of: pattern).map { "\($0.1)T\($0.2):\($0.3):\($0.4)Z" }
  }
}
