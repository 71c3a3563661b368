import Authoring
import CourseModel
import GradingTestSupport
import Terminal
import Testing

@testable import SwitchboardCommands

@Suite("The output of an audit")
struct AuditReadingTests {
  private let tool: Tool
  private let written: WrittenCourse

  init() throws {
    tool = try Tool()
    written = try WrittenCourse(below: tool.folder)
  }

  @Test("audit --words is a table, and then names the sentences; 1 where one is over a limit")
  func words() async throws {
    let good = await tool.call("audit", "--words", "--course", written.folder.path)
    #expect(good.code == 0)
    #expect(
      rows(of: good).prefix(7) == [
        "Bells", "", "page words hints code min lines per line hard", "01-ringing 33 2 1 0",
        "Bell 5 4 0 1 4 0", "messages, twins, variants 11 0",
        "all lessons and tasks 38 4 2 2 4 10 0",
      ])
    #expect(!good.output.contains("Exercises/Bell"))
    let named = await tool.call(
      "audit", "--words", "Bell", "bells", "--course", written.folder.path)
    #expect(named.output == good.output, "an exercise's name stands for its topic")
    #expect(named.errorOutput == "")
    let installed = await tool.call("audit", "--words", "delegation")
    #expect(installed.errorOutput.hasPrefix("auditing /"), "\(installed.errorOutput)")

    try written.edit(WrittenCourse.task, replacing: "Look at", with: "Who does not know looks at")
    let bad = await tool.call("audit", "--words", "bells", "--course", written.folder.path)
    #expect(bad.code == 1)
    #expect(rows(of: bad)[4] == "Bell 5 8 0 1 4 1 ✗")
    #expect(
      bad.output.hasSuffix(
        """
        Exercises/Bell/README.md:9: it begins with 'what' or 'who' and asks nothing; say who does \
        something
          Who does not know looks at the button.


        """))
  }

  /// Returns the lines of a table, with single blanks between words.
  private func rows(of outcome: Tool.Outcome) -> [String] {
    outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("audit --facts is a list of facts with their places; 1 where one has none")
  func facts() async throws {
    let good = await tool.call("audit", "--facts", "--course", written.folder.path)
    #expect(good.code == 0)
    #expect(
      good.output.hasPrefix(
        """
        S1-1 A bell rings when somebody presses its button.
          01-ringing › Ringing
            There are many bells in a house. Press a button, and its bell rings. The cat
            looks up.
          Bell › A button rings its bell

        """))
    #expect(good.errorOutput == "3 facts have a place: check that each is taught there\n")

    try written.edit(WrittenCourse.lesson, replacing: "  The clapper: [S1-10]\n", with: "")
    let bad = await tool.call("audit", "--facts", "bells", "--course", written.folder.path)
    #expect(bad.code == 1)
    #expect(
      bad.output.hasSuffix("S1-10 The clapper of a bell is weak.\n  ✗ nothing teaches this\n\n"))
  }

  @Test("facts and words stand side by side where there is room")
  func sideBySide() throws {
    let course = try written.course()
    let facts = try TaughtFact.all(of: course.topics[0], in: course)
    var profile = TerminalProfile(isTerminal: true)
    profile.columns = 100
    let rows = FactsPage(facts: facts, profile: profile).lines.map(\.text)
    #expect(
      Array(rows.prefix(4)) == [
        "S1-1 A bell rings when somebody         01-ringing › Ringing",
        "presses its button.                       There are many bells in a house. Press a "
          + "button, "
          + "and its",
        "                                          bell rings. The cat looks up.",
        "                                        Bell › A button rings its bell",
      ])
    #expect(rows.allSatisfy { $0.count <= 100 })
  }

  @Test("one thing at a time, and topics by their names")
  func wrongUse() async throws {
    let both = await tool.call("audit", "--words", "--facts", "--course", written.folder.path)
    #expect(both.code == 64)
    let unknown = await tool.call("audit", "--words", "bels", "--course", written.folder.path)
    #expect(unknown.code == 64)
    #expect(unknown.errorOutput.contains("there is no topic 'bels'; did you mean 'bells'?"))
  }
}
