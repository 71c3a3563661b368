import CourseModel
import Foundation

/// A report as Exercism's `results.json`, version 3 (exercism/docs, building/tooling/test-runners).
struct ExercismDocument: Encodable {
  struct Test: Encodable {
    let name: String
    let status: String
    /// Why it did not pass.
    let message: String?
    /// What was printed, cut to what may be shown.
    let output: String?
    /// The number of the task, which is that of the TODO.
    let taskID: Int?

    private enum CodingKeys: String, CodingKey {
      case name, status, message, output
      case taskID = "task_id"
    }
  }

  /// The most characters of an output, and bytes of a message.
  static let (maxOutput, maxMessage) = (500, 65_535)

  let version = 3
  let status: String
  let message: String?
  let tests: [Test]?

  init(_ report: Report) {
    let hasRun = report.checks.contains { $0.status != .notRun } && report.status.isJudged
    status = report.passed ? "pass" : hasRun ? "fail" : "error"
    message = hasRun ? nil : report.lines.joined(separator: "\n").cut(toBytes: Self.maxMessage)
    tests = hasRun ? report.checks.map(Self.test) : nil
  }

  private static func test(_ check: CheckResult) -> Test {
    let status =
      switch check.status {
      case .passed: "pass"
      case .failed, .pending: "fail"
      case .crashed, .timedOut, .outOfMemory, .tooMuchOutput, .tooManyThreads, .tooManyFiles,
        .untrusted, .notRun:
        "error"
      }
    let words = StatusMark(check.status).word.english
    let message = check.messages.isEmpty ? words : check.messages.joined(separator: "\n")
    return Test(
      name: check.name, status: status, message: check.status == .passed ? nil : message,
      output: check.printed.map { $0.cut(toCharacters: maxOutput) }, taskID: check.todo)
  }
}

extension String {
  /// The beginning of it, with an ellipsis where something is left out.
  fileprivate func cut(toCharacters limit: Int) -> String {
    // Exercism counts what Ruby counts: code points.
    guard unicodeScalars.count > limit else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(limit - 1))) + "…"
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
