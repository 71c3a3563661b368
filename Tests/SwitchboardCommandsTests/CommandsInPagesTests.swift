import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import SwitchboardCommands

/// Commands in place of paths that a workspace does not have, and the next step.
@Suite("Pages lead on by commands")
struct CommandsInPagesTests {
  private let tool: Tool
  private let course: URL
  private let workspace: URL

  init() async throws {
    tool = try Tool()
    course = tool.folder.appending(path: "course")
    for exercise in ["FlipSide", "ColorPicker"] {
      let copy = course.appending(path: "Exercises/\(exercise)")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Tool.repository.appending(path: "Exercises/\(exercise)"), to: copy)
    }
    workspace = tool.folder.appending(path: "workspace")
    try write(
      """
      {"format": 1, "name": "c", "title": "C", "topics": [{"name": "delegation", "title": "D"}]}
      """, to: "Lessons/course.json")
    try write("A card.\n", to: "Lessons/delegation/card.md")
    try write("A plain page.\n", to: "Lessons/delegation/notes.d/more.md")
    try write(
      """
      ---
      title: Telling
      exercises: [FlipSide]
      ---
      # Telling

      Read [owning](02-owning.md), [the arrows](02-owning.md#down-and-up), the
      [task](../../Exercises/FlipSide/README.md), [this](#telling), the [card](card.md),
      [more](notes.d/more.md), [nothing](nowhere.md), [Swift](https://swift.org).

      """, to: "Lessons/delegation/01-telling-without-knowing.md")
    try write(
      "---\ntitle: Owning\nexercises: []\n---\n# Owning\n\n## Down and up\n\nSo.\n",
      to: "Lessons/delegation/02-owning.md")
    try write(
      "---\ntitle: Pieces\nexercises: [ColorPicker]\n---\n# Pieces\n",
      to: "Lessons/delegation/03-three-pieces.md")
    let outcome = await tool.call("init", "workspace", "--course", course.path)
    guard outcome.code == 0 else { throw CocoaError(.fileNoSuchFile) }
  }

  private func write(_ text: String, to path: String) throws {
    let file = course.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Returns the words of an outcome's text, with this executable called `switchboard`.
  private func words(_ text: String) -> String {
    text.replacing(Tool.executable, with: "switchboard")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("links of a page are what one types, with the heading that they mean")
  func links() async throws {
    let page = words(await tool.call("lesson", "telling-without-knowing", in: workspace).output)
    #expect(page.contains("Read owning (`switchboard lesson owning`), "))
    #expect(page.contains("the arrows (`switchboard lesson owning`, “Down and up”), "))
    #expect(page.contains("the task (`switchboard show FlipSide`), "))
    #expect(page.contains("this (“Telling”, on this page), "))
    #expect(page.contains("the card (`switchboard card delegation`), "))
    #expect(page.contains("more (`switchboard lesson --file "))
    #expect(page.contains("nothing (nowhere.md), Swift (https://swift.org)."))
    #expect(!page.contains("02-owning.md"))
    #expect(!page.contains("../"))
  }

  @Test("A lesson's name may be typed as words, in any case")
  func nameAsWords() async throws {
    let page = await tool.call("lesson", "telling-without-knowing", in: workspace)
    let words = await tool.call("lesson", "Telling", "without", "knowing", in: workspace)
    #expect(words.code == 0)
    #expect(words.output == page.output)
    let quoted = await tool.call("lesson", "telling without knowing", in: workspace)
    #expect(quoted.output == page.output)
    #expect(!page.errorOutput.contains("counts the page"))
  }

  @Test("Lessons and exercises are found by their titles, too")
  func titles() throws {
    let course = try Course(at: TestMachine.checkout)
    #expect(try course.lesson(named: "observing a Property").name == "being-told-of-a-change")
    #expect(try course.exercise(named: "Whose notification?").name == "WhoseNotification")
    #expect(throws: CourseError.self) { try course.lesson(named: "Observing a propert") }
  }

  @Test("words of the glossary lead there in the reader, and are words where they are printed")
  func wordsOfTheGlossary() async throws {
    try write(
      "# Glossary\n\n## Pen\n\nIt [writes](other/01-pens.md).\n", to: "Lessons/glossary.md")
    try write(
      "---\ntitle: Owning\nexercises: []\n---\n# Owning\n\nTwo pens.\n",
      to: "Lessons/delegation/02-owning.md")
    let printed = await tool.call("lesson", "owning", in: workspace).output
    #expect(words(printed) == "# Owning Two pens.")
    let lesson = try Course(at: course).lesson(named: "owning")
    let page = try Library(context: .ofProcess, linksWords: true).page(of: lesson)
    #expect(page.document.linkDestinations == ["../glossary.md#pen"])
    let reader = try Teletype(
      running: "cd workspace; \"$SWITCHBOARD\" lesson owning", in: tool)
    try reader.wait(for: "Two")
    reader.type("\t\r")
    try reader.wait(for: "writes")
    reader.type("q")
    reader.waitForEnd()
  }

  @Test("a task's and a hint's links are, too")
  func tasks() async throws {
    let readme = "Exercises/FlipSide/README.md"
    let text = try String(contentsOf: course.appending(path: readme), encoding: .utf8)
    let link = "[owning](../../Lessons/delegation/02-owning.md)"
    let linked = text.replacing("\n1. ", with: "\n1. See \(link). ", maxReplacements: 1)
      .replacing("\n\n", with: "\n\nSee \(link).\n\n", maxReplacements: 1)
    try write(linked, to: readme)
    for arguments in [["show", "FlipSide"], ["hint", "FlipSide"]] {
      let page = words(await tool.call(arguments: arguments, in: workspace).output)
      #expect(page.contains("See owning (`switchboard lesson owning`)."))
    }
    let file = await tool.call("lesson", "--file", course.appending(path: readme).path).output
    #expect(words(file).contains("See owning (`switchboard lesson owning`)."))
  }

  @Test("other Markdown keeps the paths that its reader has")
  func otherFiles() async throws {
    let file = tool.folder.appending(path: "page.md")
    try Data("See [owning](course/Lessons/delegation/02-owning.md).\n".utf8).write(to: file)
    let page = await tool.call("lesson", "--file", "page.md").output
    #expect(words(page).contains("See owning (course/Lessons/delegation/02-owning.md)."))
  }

  @Test("each page's end names the exercise to it, unless it has passed, and the next page")
  func next() async throws {
    func next(_ lesson: String) async throws -> String {
      let said = await tool.call("lesson", lesson, in: workspace).errorOutput
      return words(String(said.drop { $0 != "N" }))
    }
    #expect(
      try await next("telling-without-knowing")
        == "Next: switchboard show FlipSide shows the next exercise, and switchboard lesson owning "
        + "the page after it.")
    #expect(
      try await next("owning") == "Next: switchboard lesson three-pieces shows the next page.")
    try await pass()
    #expect(
      try await next("telling-without-knowing")
        == "Next: switchboard lesson owning shows the next page.")
    _ = await tool.call("lesson", "owning", "--read", in: workspace)
    #expect(
      try await next("three-pieces")
        == "Next: switchboard show ColorPicker shows the next exercise.")
  }

  private func pass() async throws {
    try tool.copy(
      Tool.exercise("FlipSide").appending(path: "Solution"),
      over: workspace.appending(path: "Exercises/FlipSide/Sources"))
    #expect(await tool.call("check", "FlipSide", in: workspace).code == 0)
  }

  @Test("without a name, lesson shows the first page that was not read, none passed over")
  func firstUnread() async throws {
    // A page that was piped does not count as read.
    for _ in 0...1 {
      #expect(await tool.call("lesson", in: workspace).output.hasPrefix("# Telling\n"))
    }
    let reader = try Teletype(
      running: """
        cd workspace
        for page in 1 2 3 4; do "$SWITCHBOARD" lesson --no-pager; echo "[$page]"; done
        """, in: tool)
    reader.waitForEnd()
    let pages = reader.output.split(separator: /\[\d\]/).map(String.init)
    let titles = ["Telling", "Owning", "Pieces", "Telling"]
    #expect(pages.count >= titles.count)
    for (page, title) in zip(pages, titles) { #expect(page.contains(title)) }
    #expect(pages.dropFirst().first?.contains("Down and up") == true)
  }

  @Test("after a pass the page to read before the next exercise is named first, until it was read")
  func afterPass() async throws {
    try tool.copy(
      Tool.exercise("FlipSide").appending(path: "Solution"),
      over: workspace.appending(path: "Exercises/FlipSide/Sources"))
    let check = words(await tool.call("check", "FlipSide", in: workspace).errorOutput)
    let first =
      "Next: read switchboard lesson owning first; then switchboard show "
      + "ColorPicker shows the next exercise"
    #expect(check.contains(first + "; switchboard solution FlipSide shows the model answer"))
    for arguments in [["list"], ["twin", "FlipSide"], ["solution", "FlipSide", "--plain"]] {
      let outcome = await tool.call(arguments: arguments, in: workspace)
      #expect(words(outcome.errorOutput).contains(first + "."), "\(arguments)")
    }
    #expect(
      words(await tool.call("status", in: workspace).errorOutput)
        .contains("Next: read switchboard lesson owning first, then"))

    let reader = try Teletype(
      running: """
        cd workspace
        "$SWITCHBOARD" lesson owning --no-pager; "$SWITCHBOARD" lesson three-pieces --no-pager
        """, in: tool)
    reader.waitForEnd()
    let list = words(await tool.call("list", in: workspace).errorOutput)
    #expect(list == "Next: switchboard show ColorPicker shows the next exercise.")
  }
}
