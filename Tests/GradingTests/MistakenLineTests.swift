import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

@Suite("The line of a mistake")
struct MistakenLineTests {
  private func file(_ text: String, _ name: String = "Picker.swift") -> SourceFile {
    SourceFile(name: name, content: Data(text.utf8))
  }

  private let solution = """
    final class Picker {
      weak var delegate: PickerDelegate?
      func done() { delegate?.picker(self, didPick: color) }
    }
    """

  private func quoted(_ mistake: String, in submission: String) -> String? {
    MistakenLine.key(of: [file(mistake)], beside: [file(solution)])
      .flatMap { MistakenLine($0, in: [file(submission, "Mine.swift")]) }?.message.english
  }

  @Test(
    "is quoted as the learner wrote it, whatever its blanks, comments and `self.`",
    arguments: [
      "var delegate: PickerDelegate?", "  var  delegate: PickerDelegate?  // kept",
      "\tvar delegate : PickerDelegate?",
    ])
  func blanks(line: String) {
    let mistake = solution.replacing("weak var", with: "var")
    let words = line.replacing("  // kept", with: "").split(whereSeparator: \.isWhitespace)
    #expect(
      quoted(mistake, in: "import MiniCocoa\n\(line)\n")
        == "Line 2 of `Mine.swift`: `\(words.joined(separator: " "))`")
    let own = solution.replacing("didPick: color", with: "didPick: old")
    #expect(
      quoted(own, in: "func done() { self.delegate?.picker(self, didPick: old) }")
        == "Line 1 of `Mine.swift`: `func done() { self.delegate?.picker(self, didPick: old) }`")
  }

  @Test(
    "is not quoted where the submission has it twice, or not at all, or says something else there",
    arguments: [
      "var delegate: PickerDelegate?\nvar delegate: PickerDelegate?", "",
      "var delegate: ColorPickerDelegate?", "weak var delegate: PickerDelegate?",
    ])
  func others(submission: String) {
    #expect(quoted(solution.replacing("weak var", with: "var"), in: submission) == nil)
  }

  @Test("is none where a mistake lacks a line, has two, or has one that may be anywhere")
  func noLine() {
    let lacking = "final class Picker {\n}\n"
    #expect(quoted(lacking, in: lacking) == nil)
    let two = solution + "\nvar color: Color = .red\nvar name: String = \"\""
    #expect(quoted(two, in: two) == nil)
    let again = solution + "\nfunc done() { delegate?.picker(self, didPick: color) }"
    #expect(quoted(again, in: "func done() { delegate?.picker(self, didPick: color) }") == nil)
    #expect(quoted(solution + "\nreturn true", in: "return true") == nil)
  }

  @Test("stands above its message in a report")
  func report() throws {
    let exercise = try TestMachine.exercise("ColorPicker")
    let mistake = try #require(
      try exercise.mistakes().first {
        try MistakenLine.key(of: exercise.files(of: $0), beside: exercise.solution()) != nil
      })
    let submission = Submission(name: "ada", files: try exercise.program(of: mistake))
    let results = exercise.checks.map { check in
      let isWrong = mistake.fails.contains(check.id)
      return CheckResult(
        check, isWrong ? .failed : mistake.crashes.contains(check.id) ? .crashed : .passed)
    }
    let judgement = Judgement(
      finding: .ran(results), diagnostics: [], seconds: Report.Timing(), provenance: nil)

    let report = try judgement.report(on: submission, of: exercise, Recognition(of: exercise))

    let parts = try #require(report.message).english.split(separator: "\n\n", maxSplits: 1)
    #expect(report.mistake == mistake.name)
    #expect(parts.first?.wholeMatch(of: /Line \d+ of `\w+\.swift`: `.+`/) != nil)
    #expect(parts.last.map(String.init) == mistake.message)
  }
}
