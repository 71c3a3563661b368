import GradingTestSupport
import Testing

@testable import Grading

@Suite("A runner of programs of pages")
struct PlaygroundTests {
  @Test(
    "tells what comes of a program",
    arguments: [
      ("print(6 * 7)", PageProgramRunner.Outcome.printed("42\n")),
      ("import MiniCocoa\nprint(Switch().isOn)", .printed("false\n")),
      (
        "let x: Int = \"a\"",
        .doesNotCompile(
          "main.swift:1:14: cannot convert value of type 'String' to specified type 'Int'")
      ),
    ])
  func runs(program: String, outcome: PageProgramRunner.Outcome) async throws {
    #expect(try await self.outcome(of: program, runs: true) == outcome)
  }

  @Test("does not run what is only to compile")
  func compiles() async throws {
    #expect(try await outcome(of: "print(1)", runs: false) == .compiles)
    #expect(
      try await outcome(of: "prin(1)", runs: false)
        == .doesNotCompile("main.swift:1:1: cannot find 'prin' in scope"))
  }

  @Test("tells that a program broke")
  func breaks() async throws {
    let outcome = try await outcome(of: "let a: [Int] = []\nprint(1)\nprint(a[0])", runs: true)
    guard case .broke(let reason, let printed) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(reason.contains("Index out of range"))
    #expect(printed == "1\n")
  }

  private func outcome(of program: String, runs: Bool) async throws -> PageProgramRunner.Outcome {
    try await TestMachine.withPermit {
      try PageProgramRunner(in: TestMachine.machine()).outcome(of: program, runs: runs)
    }
  }
}
