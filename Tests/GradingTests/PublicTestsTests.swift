import CourseModel
import Foundation
import GradingTestSupport
import Reporting
import TestSupport
import Testing

@testable import Grading

/// The display of tests that learners may read, from the suite to a document.
@Suite("A public test")
struct PublicTestsTests {
  private static let trial = WrittenExercise(
    name: "Doubling", solution: "public func double(_ number: Int) -> Int { 2 * number }",
    tests: """
        @Test func shown() {
          let result = double(21)
          #expect(result == 42)
        }
        @Test func hidden() { #expect(double(4711) == 9422) }
        @Test func failing() { #expect(double(0) == 0) }
      """, open: ["shown", "failing"])

  private static let answer = """
    public func double(_ number: Int) -> Int {
      print("I got", number)
      return number == 0 ? 1 : 2 * number
    }
    """

  @Test("shows what was printed whether it passes or not; a hidden one that passes shows nothing")
  func printed() async throws {
    let report = try await Self.trial.report(on: Self.answer)

    #expect(report.checks.map(\.status) == [.passed, .passed, .failed])
    #expect(report.checks.map(\.printed) == ["I got 21", nil, "I got 0"])
  }

  private struct Results: Decodable {
    struct Test: Decodable, Equatable {
      let name: String
      let test_code: String?
      let status: String
      let message: String?
      let output: String?
      let task_id: Int?
    }
    let version: Int
    let status: String
    let tests: [Test]
  }

  @Test("says in Exercism's document what it does, and a hidden one does not")
  func inDocument() async throws {
    let exercise = try Self.trial.exercise()
    let report = try await WrittenExercise.report(on: Self.answer, to: exercise)

    let text = try ReportFormat.exercism.document(
      of: [report], asArray: false, tests: ReportFormat.exercism.tests(of: [exercise]))
    let results = try JSONDecoder().decode(Results.self, from: Data(text.utf8))

    #expect(results.version == 3)
    #expect(results.status == "fail")
    #expect(
      results.tests == [
        Results.Test(
          name: "shown", test_code: "let result = double(21)\n#expect(result == 42)",
          status: "pass",
          message: nil, output: "I got 21", task_id: 1),
        Results.Test(
          name: "hidden", test_code: nil, status: "pass", message: nil, output: nil, task_id: 1),
        Results.Test(
          name: "failing", test_code: "#expect(double(0) == 0)", status: "fail",
          message: "`double(0)` is `1`, expected `0`.", output: "I got 0", task_id: 1),
      ])
    #expect(!text.contains("4711"))
  }

  @Test("has its output in JUnit")
  func inJUnit() async throws {
    let report = try await Self.trial.report(on: Self.answer)

    let text = try ReportFormat.junit.document(of: [report], asArray: false)

    #expect(text.contains("<system-out>I got 21</system-out>"))
    #expect(text.contains("</failure>\n      <system-out>I got 0</system-out>\n    </testcase>"))
  }
}
