import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

@Suite("The output of checks")
struct PrintedTextTests {
  private static let records = [
    RecordText.runStarted, RecordText.started("a"), RecordText.ended("a"),
    RecordText.started("b"), RecordText.issue("b"), RecordText.ended("b"), RecordText.runEnded,
  ]

  /// Returns the mark that the runner writes to standard output after the record with this number.
  private func mark(_ number: Int) -> String {
    "\u{1E}" + String(Tagging.line(Self.records[number], number: number).dropFirst().prefix(16))
  }

  /// Returns the text of each check in such an output.
  private func texts(_ output: String) -> [String: String] {
    var process = TestMachine.process(["a", "b"])
    let opening = RecordText.runner("loading", TestMachine.productPath)
    process.take(Tagging.line(opening, number: 0))
    var printed = PrintedText(key: Tagging.key)
    let running = [nil, "a", nil, "b", "b", nil, nil]
    for (text, check) in zip(Self.records, running) {
      printed.note(Data(text.utf8), running: check)
    }
    return printed.pieces(of: Data(output.utf8)).compactMapValues(PrintedText.text)
  }

  @Test("is separated by the marks of the records, which are taken out")
  func marks() {
    let output =
      "x" + mark(0) + "y" + mark(1) + "one\n" + mark(2) + mark(3) + "two " + mark(4)
      + "three\n" + mark(5) + "z" + mark(6)
    #expect(texts(output) == ["a": "one", "b": "two three"])
    #expect(texts(mark(0) + mark(1) + "one") == ["a": "one"])
    #expect(texts("nothing that has a mark") == [:])
  }

  @Test("is nobody's where a mark was made up")
  func forged() {
    let forged = "\u{1E}0123456789abcdef"
    #expect(texts(mark(1) + "one" + forged + "two" + mark(2)) == ["a": "one0123456789abcdeftwo"])
  }

  @Test("ends where what was left out of the output begins, if marks are left out with it")
  func torn() {
    let gap = "\n[… 99 bytes left out …]\n"
    #expect(texts(mark(1) + "one" + gap + "two" + mark(5)) == ["a": "one\n[…]"])
    #expect(texts(mark(1) + "one" + gap + "more" + mark(2)) == ["a": "one\(gap)more"])
    #expect(texts(mark(1) + "one" + gap + "two") == ["a": "one\n[…]"])
  }

  @Test("is its first lines and its last ones, without what drives terminals")
  func bounded() throws {
    let lines = (1...10_000).map { "line \($0) 🎨\t\u{1B}[31m\n" }.joined()
    let text = try #require(texts(mark(1) + lines + mark(2))["a"])
    #expect(text.hasPrefix("line 1 🎨  [31m\nline 2 "))
    #expect(text.contains("\n[…]\nline 99"))
    #expect(text.hasSuffix("line 10000 🎨  [31m"))
    #expect(text.count < PrintedText.length)

    let row = String(repeating: "é", count: 50_000)
    let cut = try #require(texts(mark(1) + row + mark(2))["a"])
    #expect(cut.allSatisfy { "é\n[…]".contains($0) })
    #expect(cut.count == PrintedText.length + 5)
  }

  /// Grades a FlipSide answer with a failing check, whose code prints.
  private func grade(_ edit: (inout String) -> Void) async throws -> [CheckResult] {
    let exercise = try TestMachine.exercise("FlipSide")
    let file = try #require(
      try exercise.solution().first { $0.name == "MainViewController.swift" })
    var text = String(decoding: file.content, as: UTF8.self)
    edit(&text)
    let submission = try Submission.solution(of: exercise, with: [SourceFile(file.name, text)])
    return try await TestMachine.withPermit {
      try await Grader(for: exercise, in: TestMachine.machine()).grade(.accepted(submission)).checks
    }
  }

  @Test("is shown with the check in which it was printed, and with none that passes")
  func failing() async throws {
    let checks = try await grade { text in
      text = text.replacing("    dismiss()", with: "    print(\"not yet\")\n    print(\"done\")")
        .replacing("let flipside", with: "print(\"shown\")\n    let flipside")
    }
    let failed = try #require(checks.first { $0.status == .failed })
    #expect(failed.printed == "shown\nnot yet\ndone")
    #expect(checks.filter { $0.status == .passed }.allSatisfy { $0.printed == nil })
  }

  @Test("is there up to the line before a crash, and before an endless loop")
  func stopped() async throws {
    for (end, status) in [("fatalError()", CheckStatus.crashed), ("while true {}", .timedOut)] {
      let checks = try await grade { text in
        text = text.replacing("    dismiss()", with: "    print(\"before\")\n    \(end)")
      }
      let stopped = try #require(checks.first { $0.status == status })
      #expect(stopped.printed == "before")
    }
  }
}
