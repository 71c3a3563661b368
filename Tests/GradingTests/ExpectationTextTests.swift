import CourseModel
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// The text that learners read about a failed expectation of a public test. The texts are those of
/// Swift Testing 6.3.1.
@Suite("A failed expectation")
struct ExpectationTextTests {
  @Test(
    "is a sentence with values",
    arguments: [
      ("Expectation failed: (sub(2, 3) → 5) == -1", "`sub(2, 3)` is `5`, expected `-1`."),
      (
        "Expectation failed: (sub(2, 3) → 5) == (sub(1, 1) → 2)",
        "`sub(2, 3)` is `5`, expected `2`, which is `sub(1, 1)`."
      ),
      ("Expectation failed: opt() → nil", "`opt()` is `nil`."),
      ("Expectation failed: ok", "This does not hold: `ok`."),
      ("Expectation failed: (sub(1, 2) → 3) > 3", "This does not hold: `(sub(1, 2) → 3) > 3`."),
      (
        "Expectation failed: (name → \"a == b\") == \"c\"",
        "This does not hold: `(name → \"a == b\") == \"c\"`."
      ),
      (
        "Expectation failed: (text → \"a\nb\") == \"`\"",
        "`text` is `\"a b\"`, expected `` \"`\" ``."
      ),
      (
        "Expectation failed: an error was expected but none was thrown and \"3\" was returned",
        "An error was expected but none was thrown and \"3\" was returned."
      ),
      ("Caught error: E()", "It throws the error `E()`."),
    ])
  func isTold(_ text: String, _ sentence: String) {
    #expect(ExpectationText(text).sentence == sentence)
  }

  @Test("names what two collections differ in, and nothing that says nothing")
  func difference() {
    let text = ExpectationText(
      "Expectation failed: (all → [2, 4, 6]) == [2, 4]", difference: "inserted [6]")

    #expect(text.sentence == "`all` is `[2, 4, 6]`, expected `[2, 4]` (inserted [6]).")
    #expect(ExpectationText("Issue recorded").sentence == nil)
    let long = ExpectationText(
      "Expectation failed: (all → \(String(repeating: "9", count: 5_000))) == 1")
    #expect(long.sentence?.count ?? 0 < 400)
  }

  @Test("of a public check is in the report, and of a hidden one is not")
  func isInReport() async throws {
    let tests = """
        @Test func shown() { #expect(double(21) == 42) }
        @Test func hidden() { #expect(double(4711) == 9422) }
      """
    let trial = WrittenExercise(
      name: "Doubling", solution: "public func double(_ number: Int) -> Int { 2 * number }",
      tests: tests, open: ["shown"])

    let report = try await trial.report(
      on: "public func double(_ number: Int) -> Int { print(number); return number + 2 }")

    let checks = report.checks
    #expect(
      checks.map(\.messages.first) == [
        "`double(21)` is `23`, expected `42`.", checks[1].messages.first,
      ])
    #expect(checks[1].messages.contains { $0.contains("9422") || $0.contains("→") } == false)
    #expect(checks.map(\.printed) == ["21", "4711"])
  }

  @Test("that becomes public is judged again")
  func identity() throws {
    func identity(_ open: Set<String>) throws -> String {
      try WrittenExercise(
        name: "Doubling", solution: "public let a = 1", tests: "@Test func shown() {}", open: open
      ).exercise().identity()
    }
    #expect(try identity(["shown"]) != identity([]))
    #expect(try identity([]) == identity([]))
  }
}
