import CourseModel
import Foundation
import GradingTestSupport
import Messages
import Synchronization
import TestSupport
import Testing

@testable import Grading

/// Answers that compile, but not together with the checks.
@Suite("An answer that the checks do not fit")
struct InterfaceMismatchTests {
  /// An exercise whose stub declares nothing.
  private static let trial = WrittenExercise(
    name: "Sums",
    solution: """
      public struct Sum: Equatable {
        public let value: Int
        public init(_ value: Int) { self.value = value }
        public func doubled() -> Sum { Sum(2 * value) }
      }
      public func total(of sums: [Sum]) -> Int { sums.reduce(0) { $0 + $1.value } }
      func helper() {}
      """,
    tests: """
        @Test func adds() { #expect(total(of: [Sum(1), Sum(2).doubled()]) == 5, "One and four.") }
      """,
    stub: "\n")

  @Test(
    "names what it lacks, and not that it was in the stub",
    arguments: [
      (
        "\n",
        "The checks need `public struct Sum: Equatable`, and there is none. (1 more declaration does not fit the checks.)"
      ),
      (
        trial.solution.replacing("public func total(of sums", with: "public func total(sums"),
        "The checks need `public func total(of sums: [Sum]) -> Int`, and you have "
      ),
      (
        trial.solution.replacing("func doubled()", with: "func twice()"),
        "The checks need `public func doubled() -> Sum` in `Sum`, and there is none."
      ),
    ])
  func lacks(_ answer: String, _ words: String) async throws {
    let report = try await Self.trial.report(on: answer)

    #expect(report.status == .doesNotCompile)
    #expect(report.message?.hasPrefix(words) == true, "\(report.message ?? "")")
    #expect(report.message?.contains("helper") == false)
  }

  @Test("names what the suite mentions and the files do not declare")
  func names() throws {
    func outline(_ text: String) throws -> SourceOutline {
      try #require(SourceOutline(trusted: [SourceFile("A.swift", text)]))
    }
    let missing = try outline(Self.trial.solution).names(
      missingIn: outline("struct Sum { let value: Int }"))

    #expect(missing.map(\.path) == ["Sum.init", "Sum.doubled", "total", "helper"])
    #expect(
      try outline(Self.trial.solution).names(missingIn: outline("")).map(\.path)
        == ["Sum", "total", "helper"])
  }

  @Test("has the suite compiled against it once")
  func isKept() async throws {
    var trial = Self.trial
    trial.declarations = "// \(UUID())"
    let exercise = try trial.exercise()
    let compiled = Mutex(0)
    let plain = try TestMachine.machine()
    let machine = Machine(
      toolchain: plain.toolchain, cache: plain.cache, executor: plain.executor,
      sources: TestMachine.checkout.appending(path: "Sources"), reader: TestMachine.switchboard,
      announce: { message in
        if message == Message("Compiling the checks of \("Sums", "exercise") …") {
          compiled.withLock { $0 += 1 }
        }
      })
    let answers = ["\n", "// The same, in other words.\n"]

    var messages: [Message?] = []
    for answer in answers {
      messages.append(
        try await WrittenExercise.report(on: answer, to: exercise, in: machine).message)
    }

    #expect(messages[0] == messages[1])
    // Once for the answer, and once for the solution.
    #expect(compiled.withLock { $0 } == 2)
  }

  @Test("that takes the compiler too long is given up at the same step on every machine")
  func patience() async throws {
    let compiler = Compiler(toolchain: try TestMachine.toolchain(), moduleCache: "/")
    let limit = try #require(Compiler.patience.first)
    #expect(compiler.object("Suite", files: [], into: "Suite.o").arguments.contains(limit))
    let slow = (1...14).map { "Sum(\($0)) + \($0)" }.joined(separator: " + ")
    let operators = """

      extension Sum {
        public static func + (a: Sum, b: Sum) -> Sum { Sum(a.value + b.value) }
        public static func + (a: Sum, b: Int) -> Sum { Sum(a.value + b) }
        public static func + (a: Int, b: Sum) -> Sum { Sum(a + b.value) }
        public static func + (a: Sum, b: Int) -> Int { a.value + b }
        public static func + (a: Sum, b: Sum) -> Int { a.value + b.value }
      }
      """
    let trial = WrittenExercise(
      name: "Sums", solution: Self.trial.solution + operators,
      tests: "@Test func adds() { let sum = \(slow) + \"\"; #expect(sum == 3) }")

    await #expect {
      try await trial.report()
    } throws: { error in
      guard case .suiteDoesNotCompile(_, let output)? = error as? GradingError else { return false }
      return output.contains("unable to type-check this expression in reasonable time")
    }
  }
}
