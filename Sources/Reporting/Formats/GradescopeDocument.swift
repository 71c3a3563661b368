import CourseModel
import Foundation

/// A report as Gradescope's `results.json` (gradescope-autograders, "Output Format").
///
/// A submission that could not be judged has no score: Gradescope then reports that the autograder
/// failed, and keeps the earlier score.
struct GradescopeDocument: Encodable {
  struct Test: Encodable {
    let name: String
    let score: Int
    let maxScore: Int
    let status: String
    let output: String?
    let number: String

    private enum CodingKeys: String, CodingKey {
      case name, score, status, output, number
      case maxScore = "max_score"
    }
  }

  let score: Int?
  let executionTime: Double
  let output: String
  let outputFormat = "text"
  let tests: [Test]?

  private enum CodingKeys: String, CodingKey {
    case score, output, tests
    case executionTime = "execution_time"
    case outputFormat = "output_format"
  }

  init(_ report: Report) {
    let isJudged = report.status.isJudged
    score = isJudged ? report.points : nil
    executionTime = (report.seconds.total * 1000).rounded() / 1000
    output = report.lines.joined(separator: "\n")
    tests =
      isJudged
      ? report.checks.enumerated().map { index, check in
        Test(
          name: check.name, score: check.points, maxScore: check.maxPoints,
          status: check.status == .passed ? "passed" : "failed",
          output: check.text,
          number: "\(index + 1)")
      } : nil
  }
}
