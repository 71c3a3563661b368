import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// Answers written to pass tests that see all of them.
@Suite("A package's tests")
struct ForgeryTests {
  private static let source = """
    struct Sum: Equatable { var value: Int }
    func total(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }
    func name(_ number: Int) -> String { "n\\(number)" }
    func sum(_ numbers: [Int]) -> Sum { Sum(value: total(numbers)) }
    func evens(_ numbers: [Int]) -> [Int] { numbers.filter { $0 % 2 == 0 } }
    """

  private static let tests = """
    import Testing
    @testable import Thing
    @Test func totals() {
      #expect(total([1, 2]) == 3)
      #expect(abs(total([-1])) == 1)
    }
    @Test func names() { #expect(name(1) == "n1") }
    @Test func sums() { #expect(sum([1]) == Sum(value: 1)) }
    @Test func values() { #expect(sum([2]).value == 2) }
    @Test func none() { #expect(evens([1]).isEmpty) }
    """

  /// Returns an answer that is wrong except for the forgery.
  private static func wrong(
    _ forgery: String, total: String = "func total(_ numbers: [Int]) -> Int { 9 }",
    name: String = "func name(_ number: Int) -> String { \"?\" }"
  ) -> String {
    """
    struct Sum: Equatable { var value: Int }
    \(total)
    \(name)
    func sum(_ numbers: [Int]) -> Sum { Sum(value: 9) }
    func evens(_ numbers: [Int]) -> [Int] { numbers }
    \(forgery)
    """
  }

  private static let forgeries = TestSupport.Sample(4, of: allForgeries)
  private static let allForgeries = [
    wrong("extension String { static func == (a: String, b: String) -> Bool { true } }"),
    wrong("extension Int { static func == (a: Int, b: Int) -> Bool { true } }"),
    wrong("extension Equatable { static func == (a: Self, b: Self) -> Bool { true } }"),
    wrong("extension Array { var isEmpty: Bool { true } }"),
    wrong("func abs(_ number: Int) -> Int { 1 }"),
    wrong("extension Int { @inline(always) static func == (a: Int, b: Int) -> Bool { true } }"),
    wrong(
      "",
      total: """
        struct Lie { static func == (a: Lie, b: Int) -> Bool { true } }
        func abs(_ lie: Lie) -> Lie { lie }
        func total(_ numbers: [Int]) -> Lie { Lie() }
        """),
    wrong(
      "",
      name: """
        struct Lie: ExpressibleByStringLiteral, Equatable { init(stringLiteral value: String) {} }
        func name(_ number: Int) -> Lie { "" }
        """),
    wrong("").replacing("{ var value: Int }", with: "{ var value: Int8 }"),
    wrong("").replacing("{ var value: Int }", with: "{ var value = Float16(9) }"),
    wrong("", total: "func total(_ numbers: Set<Int>) -> Int { numbers.reduce(0, +) }"),
    wrong("", total: "func total(_ numbers: [Int]) -> Int8 { 3 }"),
  ]

  @Test(
    "are not deceived by what an answer adds to types that are not its own",
    arguments: forgeries.few)
  func refuses(answer: String) async throws { try await Self.verify(answer) }

  @Suite("in other ways")
  struct Proof {
    @Test(
      "are not deceived by what an answer adds to types that are not its own",
      arguments: forgeries.others)
    func refuses(answer: String) async throws { try await verify(answer) }
  }

  private static func verify(_ answer: String) async throws {
    let report = try await report(on: answer)
    #expect(report.status == .rejected, "\(report.open)")
    #expect(report.points == 0)
    #expect(report.diagnostics.contains { $0.severity == .error })
  }

  @Test("take an honest answer that has its own types and helpers")
  func takes() async throws {
    let answer =
      Self.source + """

        struct Point: Hashable {
          var x = 0
          static func == (a: Point, b: Point) -> Bool { a.x == b.x }
        }
        extension Array { var middle: Element? { isEmpty ? nil : self[count / 2] } }
        private func abs(_ number: Int) -> Int { number < 0 ? -number : number }
        """
    #expect(try await Self.report(on: answer).status == .passed)
  }

  @Test("are not deceived by what has them mean other code", arguments: Answer.all("Forged"))
  func seesThrough(_ answer: Answer) async throws {
    let report = try await answer.report()
    #expect(report.status == .rejected, "\(report.open)")
    #expect(report.points == 0)
  }

  @Test("take answers that have much code of the student's", arguments: Answer.all("Honest"))
  func takesMuch(_ answer: Answer) async throws {
    let report = try await answer.report()
    #expect(report.status == .passed, "\(report.message ?? "") \(report.diagnostics)")
    #expect(report.flagged == [])
  }

  /// An answer beside a sample's package, in the folder of its kind.
  struct Answer: Sendable, CustomStringConvertible {
    let sample: Sample
    let path: String

    var description: String { "\(sample)/\(path)" }

    static func all(_ kind: String) -> [Answer] {
      Sample.all.flatMap { sample in
        let folder = sample.folder.appending(path: kind).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { Answer(sample: sample, path: "\(kind)/\($0)") }
      }
    }

    func report() async throws -> Report {
      try await TestMachine.withPermit {
        try await sample.grader().report(on: sample.folder.appending(path: path))
      }
    }
  }

  @Test("can be deceived by a type of the task's that compares falsely, which is noted")
  func isOpen() async throws {
    let answer = Self.wrong(
      "extension Sum { static func == (a: Sum, b: Sum) -> Bool { true } }")
    let report = try await Self.report(on: answer)
    #expect(report.open == ["totals()", "names()", "values()", "none()"])
    #expect(report.flagged.contains { $0.message.contains("'Sum' by this '=='") })
    #expect(report.guarantee == .internalAccess)
  }

  private static func report(on answer: String) async throws -> Report {
    try await TestMachine.withPermit {
      let thing = try WrittenPackage(source: source, tests: tests)
      let grader = try Grader(for: try await thing.frozen(), in: TestMachine.machine())
      return try await grader.grade(
        .accepted(Submission(name: "forger", files: [SourceFile("Thing.swift", answer)])))
    }
  }
}
