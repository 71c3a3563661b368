import Foundation
import Grading
import GradingTestSupport
import TestSupport
import Testing

@testable import Authoring
@testable import CourseModel

@Suite("An audit of the programs in between")
struct StepAuditTests {
  /// Returns the findings for Portrait, whose TODO 3 does not mark its lines.
  private func portrait(_ change: (URL) throws -> Void) async throws -> [String] {
    let folder = try TestMachine.copy(of: "Portrait")
    // Faults of mistakes don't matter here.
    try FileManager.default.removeItem(at: folder.appending(path: "Mistakes"))
    try change(folder)
    return try await TestMachine.withPermit {
      try await Audit(of: Exercise(at: folder), in: TestMachine.machine(), jobs: 2).outcome()
        .findings.map(\.english)
    }.filter { !$0.hasPrefix("no mistake fails only the check") }
  }

  @Test("finds nothing where each TODO decides the checks that it should")
  func good() async throws {
    #expect(try await portrait { _ in } == [])
  }

  @Test("says which program does not compile, and what to do")
  func notCompiling() async throws {
    let findings = try await portrait {
      let step = $0.appending(path: "Steps/3")
      _ = try AnswerFolder(step, of: Exercise(at: $0)).open()
      try $0.edit(
        "Steps/3/PortraitViewController.swift", "Page, NavigationControllerDelegate", "Page")
    }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(
      finding.hasPrefix(
        "the verdict on the program with only the TODOs up to 3 done is “does not compile”: "))
    #expect(
      finding.hasSuffix(
        ": if it should compile, put the files that are derived wrongly into Steps/3; "
          + "if it cannot, change the order of the TODOs, or give two of them one number"))
  }

  @Test("says which TODO decides a check, and which decides none")
  func misplaced() async throws {
    let findings = try await portrait {
      try FileManager.default.removeItem(at: $0.appending(path: "Steps"))
      try $0.edit("README.md", "### TODO 4", "### TODO 4\n\n1. More.\n\n### TODO 5")
    }
    #expect(
      findings.contains(
        "the check 'becomesTheDelegate' passes when the TODOs up to 4 are done, and not before: "
          + "write \"todo\": 4 instead of 3, and put it among the checks of that TODO"))
    #expect(
      findings.contains(
        "no check begins to pass with TODO 3: write one, or merge it with another TODO; if the "
          + "program was derived wrongly, put its files into Steps/3")
    )
    #expect(
      findings.contains("README.md has hints for TODO 5, which Sources lacks: remove them"))
  }
}

@Suite("A program in between that looks like a known mistake")
struct StepMistakeTests {
  private let exercise: Exercise

  init() throws {
    exercise = try Exercise(at: TestMachine.copy(of: "Portrait"))
  }

  /// Returns the findings if the program after TODO 2 is taken for this mistake.
  private func findings(_ steps: Set<Int>, takenFor name: String?) -> [String] {
    let mistake = Exercise.Mistake(
      name: "never-connected", fails: [], crashes: [], steps: steps, read: nil,
      message: "M")
    let trials = (0...4).map { todo in
      let results = exercise.checks.map { CheckResult($0, $0.todo <= todo ? .passed : .failed) }
      return StepAudit.Trial(
        todo: todo,
        report: Report(
          exercise: "Portrait", submission: "", status: todo == 4 ? .passed : .failed,
          mistake: todo == 2 ? name : nil, checks: results))
    }
    return StepAudit(of: exercise, knowing: [mistake], trials).findings.map(\.english)
  }

  @Test("a finding unless the mistake's message is meant for it")
  func taken() {
    #expect(
      findings([], takenFor: "never-connected") == [
        "the grader recognises the program with only the TODOs up to 2 done as the mistake "
          + "'never-connected': if the message is true for that program, add it to 'steps' in "
          + "message.md; otherwise find a check that tells them apart"
      ])
    #expect(findings([2], takenFor: "never-connected") == [])
    #expect(findings([], takenFor: nil) == [])
  }

  @Test("a finding where a mistake names one that it is not")
  func idle() {
    #expect(
      findings([2], takenFor: nil) == [
        "the mistake 'never-connected' names TODO 2 in 'steps', but the grader does not "
          + "recognise the mistake in the program with the TODOs up to it done: remove it there"
      ])
  }
}
