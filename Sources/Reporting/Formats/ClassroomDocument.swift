import CourseModel
import Foundation

/// A report as a step result for GitHub Classroom's `autograding-grading-reporter`: JSON in base64.
struct ClassroomDocument: Encodable {
  struct Test: Encodable {
    let name: String
    let status: String
    let message: String?
    let score: Int
  }

  let version = 1
  let status: String
  let maxScore: Int
  let tests: [Test]

  private enum CodingKeys: String, CodingKey {
    case version, status, tests
    case maxScore = "max_score"
  }

  init(_ report: Report) {
    let hasRun = report.checks.contains { $0.status != .notRun } && report.status.isJudged
    status = report.passed ? "pass" : hasRun ? "fail" : "error"
    maxScore = report.maxPoints
    let why = report.lines.joined(separator: "\n")
    tests = report.checks.map { check in
      let message = check.text ?? why
      return Test(
        name: check.name,
        status: check.status == .passed ? "pass" : check.status == .failed ? "fail" : "error",
        message: check.status == .passed ? nil : message, score: check.points)
    }
  }
}
