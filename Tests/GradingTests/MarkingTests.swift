import CourseModel
import Foundation
import Testing

@testable import Grading

@Suite("A pass")
struct MarkingTests {
  /// Three checks, of which each of the later ones needs the one before it.
  private func chain() throws -> Exercise {
    let folder = try Bench.copy(of: "FlipSide")
    let file = folder.appending(path: "exercise.json")
    let checks = """
      [{"id": "first", "name": "First", "points": 4},
       {"id": "second", "name": "Second", "needs": "first", "points": 2},
       {"id": "third", "name": "Third", "needs": "second"}]
      """
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing(/\[\s*\{"id".*\]/.dotMatchesNewlines(), with: checks)
      .write(to: file, atomically: true, encoding: .utf8)
    // They name checks that there are none of.
    try FileManager.default.removeItem(at: folder.appending(path: "Mistakes"))
    return try Exercise(at: folder)
  }

  @Test(
    "waits for the checks that it needs, near and far",
    arguments: [
      ([.passed, .passed, .passed], [.passed, .passed, .passed], 7),
      ([.failed, .passed, .passed], [.failed, .pending, .pending], 0),
      ([.passed, .failed, .passed], [.passed, .failed, .pending], 4),
      ([.crashed, .timedOut, .passed], [.crashed, .timedOut, .pending], 0),
      ([.passed, .passed, .untrusted], [.passed, .passed, .untrusted], 6),
    ] as [([CheckStatus], [CheckStatus], Int)])
  func waits(found: [CheckStatus], shown: [CheckStatus], points: Int) throws {
    let exercise = try chain()
    let results = zip(exercise.checks, found).map { check, status in
      CheckResult(check, status, messages: status == .passed ? [] : ["No."], seconds: 0.5)
    }
    let report = try Report.judged(
      Submission(name: "x", files: []), exercise, results: results, diagnostics: [],
      seconds: Report.Timing())
    #expect(report.checks.map(\.status) == shown)
    #expect(report.points == points)
    #expect(report.status == (points == 7 ? .passed : .failed))
    #expect(report.checks.map(\.messages) == results.map(\.messages))
    #expect(report.checks.map(\.seconds) == results.map(\.seconds))
  }
}
