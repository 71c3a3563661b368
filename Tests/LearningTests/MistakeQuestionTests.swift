import CourseModel
import Foundation
import Terminal
import TestSupport
import Testing
import Typesetting

@testable import SwitchboardCommands

@Suite("Find the mistake")
struct MistakeQuestionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let course: Course? = try? Course(at: root)

  private func question(
    _ mistake: String, of name: String = "FlipSide", round: Int = 0
  ) throws -> MistakeQuestion {
    let exercise = try #require(Self.course).exercise(named: name)
    let known = try #require(try exercise.mistakes().first { $0.name == mistake })
    return try #require(
      MistakeQuestion(
        about: known, of: exercise, files: exercise.files(of: known),
        solution: exercise.solution(), round: round))
  }

  @Test("asks for the check that fails: one of those that are offered, in the exercise's order")
  func check() throws {
    let question = try question("strong-delegate")
    #expect(question.kind == .check)
    #expect(question.id == "FlipSide/strong-delegate")
    #expect(question.choices.count == 4)
    let failing = try #require(question.failing)
    for index in question.choices.indices {
      let letter = MistakeQuestion.letter(index)
      #expect(try question.outcome(of: letter) == (index == failing ? .right : .wrong))
    }
    #expect(
      try question.outcome(of: " \(MistakeQuestion.letter(failing).uppercased()). ") == .right)
    #expect(question.howToAnswer.english == "a letter, a to d")
  }

  @Test("asks for the line the other time, and takes its number alone")
  func line() throws {
    let question = try question("strong-delegate", round: 1)
    #expect(question.kind == .line)
    let wrong = try #require(question.wrongLines.first)
    #expect(question.excerpts[0].lines[wrong - 1].text.contains("delegate"))
    #expect(try question.outcome(of: "\(wrong)") == .right)
    #expect(try question.outcome(of: "\(wrong + 1)") == .wrong)
  }

  @Test("blanks alone pass it over; what fits nothing is said", arguments: [0, 1])
  func passes(round: Int) throws {
    let question = try question("strong-delegate", round: round)
    #expect(try question.outcome(of: "") == .passedOver)
    #expect(try question.outcome(of: " \t") == .passedOver)
    for typed in ["z", "0", "ab", "99", "é", "-1", "1a"] {
      let error = #expect(throws: NoAnswer.self) { try question.outcome(of: typed) }
      #expect(
        error?.description == "'\(typed)' is not a possible answer: type "
          + "\(question.howToAnswer.english).")
    }
  }

  @Test("speaks German where its place does")
  func german() throws {
    var place = TerminalProfile.plain
    place.catalogue = try Translations.catalogue("de")
    let question = try question("strong-delegate")
    #expect(place.text(of: question.howToAnswer) == "einen Buchstaben, a bis d")
    let text = place.render(question.lines(in: place, .standard))
    #expect(text.contains("Eine dieser Prüfungen schlägt fehl. Welche?"))
    let answer = question.explanation(after: .passedOver, to: "", in: place, .standard)
    #expect(place.render(answer).hasPrefix("Die Antwort: "))
    #expect(place.render(answer).contains("“ schlägt fehl."))
  }

  @Test("other checks are offered in other rounds")
  func rounds() throws {
    let offers = try (0..<4).map {
      try question("strong-delegate", round: $0 * 2).choices.map(\.id)
    }
    #expect(Set(offers).count > 1)
  }

  @Test("A question about a mistake of our course offers exactly one right answer")
  func some() throws {
    let exercises = try #require(Self.course).exercises()
    try verify(Sample(4, of: exercises).few, round: 0)
  }

  @Suite("of the whole course")
  struct Proof {
    @Test(
      "Every question about a mistake of our course offers exactly one right answer",
      arguments: [0, 1])
    func all(round: Int) throws {
      try MistakeQuestionTests().verify(
        #require(MistakeQuestionTests.course).exercises(), round: round)
    }
  }

  private func verify(_ exercises: [Exercise], round: Int) throws {
    for exercise in exercises {
      let solution = try exercise.solution()
      var asked = 0
      for mistake in try exercise.mistakes() {
        guard
          let question = MistakeQuestion(
            about: mistake, of: exercise, files: try exercise.files(of: mistake),
            solution: solution, round: round)
        else { continue }
        #expect(question.excerpts.flatMap(\.lines).allSatisfy { !$0.text.contains(/^ *\/\//) })
        switch question.kind {
        case .check:
          #expect(question.choices.count { mistake.open.contains($0.id) } == 1, "\(question.id)")
          #expect((2...4).contains(question.choices.count), "\(question.id)")
        case .line: #expect((1...3).contains(question.wrongLines.count), "\(question.id)")
        }
        let rows = question.excerpts.reduce(0) { $0 + $1.rows.count }
        #expect(rows <= MistakeQuestion.rows, "\(question.id) shows \(rows) rows")
        asked += 1
      }
      #expect(asked > 2, "\(exercise.name) has hardly a mistake that can be asked about")
    }
  }

  @Test("looks as it was reviewed", arguments: [60, 100])
  func goldens(columns: Int) throws {
    let profile = TerminalProfile(isTerminal: true, columns: columns)
    let pages = try [0, 1].flatMap { round in
      try ["strong-delegate", "connects-too-late"].map { mistake in
        let question = try question(mistake, round: round)
        return profile.render(
          question.lines(in: profile, .standard)
            + question.explanation(after: .wrong, to: "a", in: profile, .standard))
      }
    }
    try expectGolden(pages.joined(separator: "----\n"), "questions-\(columns).txt")
  }
}

@Suite("An excerpt of a wrong program")
struct ProgramExcerptTests {
  private func file(_ text: String) -> SourceFile {
    SourceFile(name: "A.swift", content: Data(text.utf8))
  }

  private let right = "/// A.\nclass A {\n  let a = 1\n\n  // B.\n  func b() {\n    c()\n  }\n}\n"

  @Test("has neither comments nor marks, and knows its wrong lines")
  func wrong() {
    let wrong = right.replacing("c()", with: "d()  // not c").replacing("// B.", with: "// Wrong!")
    let excerpt = ProgramExcerpt(of: file(wrong), beside: file(right), limit: 30, seed: 0)
    #expect(
      excerpt.rows.map { $0?.text } == [
        "class A {", "  let a = 1", "", "  func b() {", "    d()  // not c", "  }", "}",
      ])
    #expect(excerpt.lines.filter(\.isWrong).map(\.text) == ["    d()  // not c"])
  }

  @Test("shows what is around a line that is missing")
  func missing() {
    let lines = (1...60).map { "func f\($0)() {\n  g\($0)()\n}\n" }.joined(separator: "\n")
    let wrong = lines.replacing("  g30()\n", with: "")
    let excerpt = ProgramExcerpt(of: file(wrong), beside: file(lines), limit: 12, seed: 0)
    #expect(excerpt.lines.contains { $0.text == "func f30() {" })
    #expect(excerpt.lines.count <= 12)
    #expect(excerpt.rows.first == .some(nil) && excerpt.rows.last == .some(nil))
    #expect(excerpt.lines.filter(\.isWrong) == [])
  }

  @Test("is of a file that the right program lacks, and of an empty one")
  func newFile() {
    let excerpt = ProgramExcerpt(of: file("a()\n"), beside: nil, limit: 5, seed: 1)
    #expect(excerpt.lines.map(\.isWrong) == [true])
    #expect(ProgramExcerpt(of: file(""), beside: file(right), limit: 5, seed: 1).lines.isEmpty)
  }
}
