import CourseModel
import Foundation

/// A report as Exercism's `results.json`, version 3 (exercism/docs, building/tooling/test-runners).
struct ExercismDocument: Encodable {
  struct Test: Encodable {
    let name: String
    /// The test's source; nil if it is hidden.
    let testCode: String?
    let status: String
    /// The reason for not passing.
    let message: String?
    /// The output, truncated to the maximum length.
    let output: String?
    /// The number of the task, which is that of the TODO.
    let taskID: Int?

    private enum CodingKeys: String, CodingKey {
      case name, status, message, output
      case testCode = "test_code"
      case taskID = "task_id"
    }
  }

  /// The maximum length of an output in characters, and of a message in bytes.
  static let (maxOutput, maxMessage) = (500, 65_535)

  let version = 3
  let status: String
  let message: String?
  let tests: [Test]?

  /// The document of a report.
  ///
  /// - Parameter tests: The parts of the suite that learners may read.
  init(_ report: Report, tests: PublicTests = .none) {
    let hasRun = report.checks.contains { $0.status != .notRun } && report.status.isJudged
    status = report.passed ? "pass" : hasRun ? "fail" : "error"
    message = hasRun ? nil : report.lines.joined(separator: "\n").cut(toBytes: Self.maxMessage)
    self.tests = hasRun ? report.checks.map { Self.test($0, tests.code(of: $0)) } : nil
  }

  private static func test(_ check: CheckResult, _ code: String?) -> Test {
    let status =
      switch check.status {
      case .passed: "pass"
      case .failed, .pending: "fail"
      case .crashed, .timedOut, .outOfMemory, .tooMuchOutput, .tooManyThreads, .tooManyFiles,
        .untrusted, .notRun:
        "error"
      }
    let words = StatusMark(check.status).word.english
    let message = check.text ?? words
    return Test(
      name: check.name, testCode: code, status: status,
      message: check.status == .passed
        ? nil : message.cut(toBytes: maxMessage),
      output: check.printed.map { $0.cut(toCharacters: maxOutput) }, taskID: check.todo)
  }
}

extension String {
  /// The beginning of the text, with Exercism's own note if it was truncated.
  fileprivate func cut(toCharacters limit: Int) -> String {
    // Exercism counts code points, like Ruby.
    guard unicodeScalars.count > limit else { return self }
    let note = "\nOutput was truncated. Please limit to \(limit) chars"
    let kept = unicodeScalars.prefix(limit - note.unicodeScalars.count)
    return String(String.UnicodeScalarView(kept)) + note
  }

  fileprivate func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var size = "…".utf8.count
    let kept = unicodeScalars.prefix { scalar in
      size += UTF8.width(scalar)
      return size <= limit
    }
    return String(String.UnicodeScalarView(kept)) + "…"
  }
}
