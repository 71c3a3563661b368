import CourseModel
import Foundation
import GradingTestSupport
import Testing

@Suite("A learner's workspace, over time")
struct WorkspaceTests {
  private let tool: Tool
  private let workspace: URL

  init() throws {
    tool = try Tool()
    workspace = try tool.makeWorkspace()
  }

  private func sources(_ exercise: String) -> URL {
    workspace.appending(path: "Exercises/\(exercise)/Sources")
  }

  private func solve(_ exercise: String) throws {
    try tool.copy(
      Tool.exercise(exercise).appending(path: "Solution"), over: sources(exercise))
  }

  /// Writes a known mistake.
  private func err(_ exercise: String, _ mistake: String) throws {
    try solve(exercise)
    try tool.copy(
      Tool.exercise(exercise).appending(path: "Mistakes/\(mistake)"), over: sources(exercise))
  }

  private func text(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

  /// The exercises of our own course, in order.
  private var exercises: [Exercise] {
    get throws { try Course(at: Tool.repository).exercises() }
  }

  @Test("has as many pages and exercises as README and CHANGELOG say")
  func counts() throws {
    let (pages, tasks) = try (Course(at: Tool.repository).lessons().count, exercises.count)
    let readme = try #require(text(Tool.repository.appending(path: "README.md")))
    #expect(readme.contains("\(pages) pages and \(tasks) exercises"))
    let changes = try #require(text(Tool.repository.appending(path: "CHANGELOG.md")))
    #expect(changes.contains("\(pages) pages, \(tasks) exercises"))
  }

  @Test("says by which container an editor opens it, if one asks, and leaves what is there")
  func devcontainer() async throws {
    let file = workspace.appending(path: ".devcontainer/devcontainer.json")
    #expect(text(file) == nil)
    let made = await tool.call("init", workspace.path, "--devcontainer")
    #expect(made.output.contains("new: .devcontainer/devcontainer.json"))
    #expect(text(file)?.contains(#""image": "switchboard""#) == true)
    try Data("{}".utf8).write(to: file)
    let again = await tool.call("init", workspace.path, "--devcontainer")
    #expect(again.output.contains("Nothing was missing."))
    #expect(text(file) == "{}")
  }

  @Test("attempts are listed, compared with the files of now, and handed out as JSON")
  func attempts() async throws {
    let none = await tool.call("attempts", in: workspace)
    #expect(none.code == 0)
    #expect(none.output == "There is no attempt at FlipSide yet.\n\n")

    _ = await tool.call("check", in: workspace)  // of the stub, which is no attempt
    try err("FlipSide", "forgets-to-hide")
    let mistake = text(sources("FlipSide").appending(path: "MainViewController.swift"))
    _ = await tool.call("check", in: workspace)
    _ = await tool.call("check", in: workspace)  // of the same text, which is none either
    try solve("FlipSide")
    _ = await tool.call("check", in: workspace)
    let list = await tool.call("attempts", "FlipSide", in: workspace)
    #expect(list.code == 0)
    let rows = list.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(rows[0] == ["FlipSide"])
    #expect(rows[1] == ["when", "verdict", "points", "why"])
    #expect(rows[2].first == "1")
    #expect(rows[2].contains("9/10"))
    #expect(rows[3].first == "2")
    #expect(rows[3].contains("10/10"))
    #expect(list.errorOutput.contains("attempts FlipSide 2"))

    let first = await tool.call("attempts", "FlipSide", "1", in: workspace)
    #expect(first.output.contains("\nMainViewController.swift\n  line "))
    #expect(first.output.contains("\n  +     dismiss()\n"))
    #expect(first.errorOutput.contains("attempts FlipSide --restore 1  puts it back"))
    let second = await tool.call("attempts", "FlipSide", "2", in: workspace)
    #expect(second.output.contains("Your files are as they were then."))

    let json = await tool.call("attempts", "--json", "1", "FlipSide", in: workspace)
    let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    let files = try #require((document as? [String: Any])?["files"] as? [[String: String]])
    #expect(files.first { $0["name"] == "MainViewController.swift" }?["text"] == mistake)

    let wrong = await tool.call("attempts", "FlipSide", "3", in: workspace)
    #expect(wrong.code == 64)
    #expect(wrong.errorOutput.contains("there is no attempt 3 at FlipSide, only 2; "))
    #expect(await tool.call("attempts", "1", "2", in: workspace).code == 64)
  }

  @Test("an attempt is put back, also where all was deleted, and undo brings back what was there")
  func restore() async throws {
    let file = sources("FlipSide").appending(path: "MainViewController.swift")
    try err("FlipSide", "forgets-to-hide")
    let mistake = try #require(text(file))
    _ = await tool.call("check", in: workspace)
    try solve("FlipSide")
    _ = await tool.call("check", in: workspace)
    try FileManager.default.removeItem(at: sources("FlipSide"))
    #expect(await tool.call("init", ".", in: workspace).code == 0)
    let stub = try #require(text(file))

    let back = await tool.call("attempts", "FlipSide", "--restore", "1", in: workspace)
    #expect(back.code == 0)
    #expect(back.output.hasPrefix("FlipSide is as it was at attempt 1.\n  written: "))
    #expect(back.errorOutput.contains("undo FlipSide' brings back your files"))
    #expect(text(file) == mistake)
    let again = await tool.call("attempts", "--restore", "1", "FlipSide", in: workspace)
    #expect(again.output == "FlipSide already is as it was at attempt 1.\n\n")
    #expect(await tool.call("undo", "FlipSide", in: workspace).code == 0)
    #expect(text(file) == stub)
    let wrong = await tool.call("attempts", "FlipSide", "--restore", "9", in: workspace)
    #expect(wrong.errorOutput.contains("there is no attempt 9 at FlipSide"))
    #expect(
      await tool.call("attempts", "FlipSide", "1", "--restore", "1", in: workspace).code == 64)
  }

  @Test(
    "many new exercises are counted, few are named; and there is one way in, which is said first")
  func wayIn() async throws {
    let many = await tool.call("init", "new", "--course", Tool.repository.path)
    let count = try Course(at: Tool.repository).exercises().count
    #expect(many.output.contains("new: \(count) exercises ('switchboard list' shows them)"))
    #expect(!many.output.contains("FlipSide"))
    try FileManager.default.removeItem(at: tool.folder.appending(path: "new/Exercises/FlipSide"))
    let one = await tool.call("init", "new", "--course", Tool.repository.path)
    #expect(one.output.contains("FlipSide"))

    let help = await tool.call("--help").output
    let begin = try #require(help.firstRange(of: "To begin: switchboard start DIR"))
    let commands = try #require(help.firstRange(of: "GETTING STARTED:"))
    #expect(begin.upperBound < commands.lowerBound)
    #expect(
      help[commands.upperBound...].split(separator: "\n").dropFirst().first?
        .trimmingCharacters(in: .whitespaces).hasPrefix("start ") == true)
    let status = try await Tool().call("status")
    #expect(status.errorOutput.contains("switchboard start DIR"))
  }

  @Test("a reset brings the stub, undo what was there, and undo again the stub")
  func resetAndUndo() async throws {
    let file = sources("FlipSide").appending(path: "MainViewController.swift")
    let stub = try #require(text(file))
    let nothing = await tool.call("undo", in: workspace)
    #expect(nothing.code == 64)
    #expect(nothing.errorOutput.contains("FlipSide was never reset, so there is nothing to undo"))
    let untouched = await tool.call("reset", in: workspace)
    #expect(
      untouched.output == "FlipSide is still the unchanged stub: there is nothing to reset.\n\n")

    try solve("FlipSide")
    try Data("// mine\n".utf8).write(to: sources("FlipSide").appending(path: "Mine.swift"))
    let solved = try #require(text(file))
    let reset = await tool.call("reset", in: workspace)
    #expect(reset.code == 0)
    #expect(reset.output.contains("  put away: Mine.swift\n"))
    #expect(reset.errorOutput.contains("undo FlipSide  brings back what you had"))
    #expect(text(file) == stub)
    #expect(await tool.call("undo", in: workspace).code == 0)
    #expect(text(file) == solved)
    #expect(text(sources("FlipSide").appending(path: "Mine.swift")) == "// mine\n")
    #expect(await tool.call("undo", "flipside", in: workspace).code == 0)
    #expect(text(file) == stub)
  }

  @Test("A known mistake names the page that explains it, in place of its check's page")
  func pageOfMistake() async throws {
    try err("Employees", "misspells-employees")
    let outcome = await tool.call("check", "Employees", in: workspace)
    #expect(outcome.output.contains("To read: “An observer that gets no calls”"))
    try err("Employees", "traps-on-nobody")
    let other = await tool.call("check", "Employees", in: workspace)
    #expect(!other.output.contains("An observer that gets no calls"))
  }

  @Test("progress says how many attempts each took, and what comes next")
  func progress() async throws {
    try err("FlipSide", "forgets-to-hide")
    _ = await tool.call("check", in: workspace)
    _ = await tool.call("hint", in: workspace)
    try solve("FlipSide")
    _ = await tool.call("check", in: workspace)
    let page = await tool.call("progress", in: workspace)
    #expect(page.code == 0)
    let total = try exercises.count
    #expect(page.output.contains("\n1 of \(total) exercises passed, 10 of "))
    #expect(page.output.contains("\nDelegation, 1 of "))
    #expect(
      page.output.contains("  ✓  FlipSide     10/10  passed on the 2nd attempt, 1 hint seen\n"))
    #expect(page.output.contains("\n  →  ColorPicker         comes next\n"))
    #expect(page.errorOutput.contains("show ColorPicker"))

    let json = await tool.call("progress", "--json", in: workspace)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(document["format"] as? Int == 1)
    #expect(document["next"] as? String == "ColorPicker")
    let topic = try #require((document["topics"] as? [[String: Any]])?.first)
    let first = try #require((topic["exercises"] as? [[String: Any]])?.first)
    #expect(first["state"] as? String == "passed")
    #expect(first["attemptsUntilPass"] as? Int == 2)
    #expect(first["hintsSeen"] as? Int == 1)
    #expect(first["hints"] as? [[String: Int]] == [["todo": 1, "seen": 1, "total": 4]])
  }

  @Test("a topic is tested out of by the exercises that stand for it")
  func testOut() async throws {
    let names = try exercises.filter { $0.topic == "notifications" }.map(\.name)
    let chosen = ["Logbook", "BothDoors"]
    try solve(chosen[0])
    let half = await tool.call("test-out", "notifications", in: workspace)
    #expect(half.code == 1)
    #expect(
      half.output.contains(
        "To test out of notifications, pass Logbook and BothDoors. Missing: BothDoors."))
    #expect(half.errorOutput.contains("show \(chosen[1])"))
    let list = await tool.call("test-out", in: workspace).output
    #expect(list.contains("notifications        Logbook, BothDoors\n"))
    let last = try exercises.filter { $0.topic == "decorators" }.map(\.name).suffix(2)
    #expect(list.contains("decorators           \(last.joined(separator: ", "))\n"))

    try solve(chosen[1])
    let out = await tool.call("test-out", "Notifications", in: workspace)
    #expect(out.code == 0)
    #expect(out.output.contains("You have tested out of notifications.\n"))
    let rest = names.filter { !chosen.contains($0) }.joined(separator: ", ")
    #expect(out.output.contains("You have not passed these yourself: \(rest).\n"))
    let page = await tool.call("progress", in: workspace).output
    #expect(page.contains("(1 tested out, without points)"))
    #expect(page.components(separatedBy: "tested out\n").count == 2)
    #expect(page.components(separatedBy: "passed on the ").count == 3)
    let again = await tool.call("test-out", "notifications", in: workspace)
    #expect(again.code == 0)
    #expect(again.output == "You have passed all of notifications, so nothing was judged.\n\n")
    #expect(
      await tool.call("test-out", in: workspace).output.contains("notifications        passed\n"))
    // The next step doesn't lead back to its pages.
    let next = await tool.call("list", "target-action", in: workspace).errorOutput
    #expect(next.contains("lesson a-target-and-an-action"))

    let unknown = await tool.call("test-out", "delegatoin", in: workspace)
    #expect(unknown.code == 64)
    #expect(
      unknown.errorOutput.contains("there is no topic 'delegatoin'; did you mean 'delegation'?"))
  }

  @Test("an update brings what is new and names what the learner has changed")
  func update() async throws {
    let course = tool.folder.appending(path: "course")
    try FileManager.default.createDirectory(at: course, withIntermediateDirectories: true)
    for part in ["Lessons", "Exercises"] {
      try FileManager.default.copyItem(
        at: Tool.repository.appending(path: part), to: course.appending(path: part))
    }
    _ = await tool.call("init", "mine", "--course", course.path)
    let mine = tool.folder.appending(path: "mine")
    let nothing = await tool.call("update", in: mine)
    #expect(nothing.code == 0)
    #expect(nothing.output == "Workspace \(mine.path)\n  Nothing is new.\n\n")

    let changed = "Exercises/FlipSide/Sources/MainViewController.swift"
    let task = "Exercises/FlipSide/README.md"
    try Data("// mine\n".utf8).write(to: mine.appending(path: changed))
    for path in [changed, task] {
      let file = course.appending(path: path)
      let old = try String(contentsOf: file, encoding: .utf8)
      try Data(("\u{FEFF}// New in the course.\n" + old).dropFirst().utf8).write(to: file)
    }
    try FileManager.default.moveItem(
      at: course.appending(path: "Exercises/Portrait"),
      to: course.appending(path: "Exercises/Likeness"))
    let update = await tool.call("update", in: mine)
    #expect(update.code == 0)
    #expect(
      update.output == """
        Workspace \(mine.path)
          new exercises: Likeness
          changed: \(task), Package.swift
          no longer in the course, and left alone: Portrait
          left as it is: \(changed) (you have changed it, and so has the course)


        """)
    #expect(update.errorOutput.contains("reset FlipSide  if you want the new stub"))
    #expect(text(mine.appending(path: changed)) == "// mine\n")
    #expect(text(mine.appending(path: task))?.hasPrefix("// New in the course.") == true)
  }

  @Test("Elsewhere, a learner's commands use the workspace used last, and name it, once")
  func elsewhere() async throws {
    let lost = "This folder is not in a workspace yet."
    #expect(await tool.call("status").output.contains(lost))
    _ = await tool.call("list", "--path", "two-hours", "--follow", in: workspace)
    let status = await tool.call("status")
    #expect(
      status.output.contains("On the path two-hours, 0 of 11 steps (pages and exercises) are done"))
    let named = "Your workspace is \(workspace.path).\n"
    #expect(status.errorOutput.hasPrefix(named))
    #expect(await tool.call("index", "NotificationCenter").errorOutput.hasPrefix(named))
    let list = await tool.call("list", "--json")
    #expect(list.output.hasPrefix("[") && list.errorOutput == named)
    let authors = await tool.call("status", in: Tool.repository)
    #expect(authors.output.contains(lost))
    #expect(authors.errorOutput.contains("Next: cd \(workspace.path) && "))
    #expect(
      await tool.call("status", "--course", Tool.repository.path).output.contains(lost))
    let teletype = try Teletype(running: "\"$SWITCHBOARD\"", in: tool)
    try teletype.wait(for: "Your workspace is ")
    teletype.type("q")
    teletype.waitForEnd()
    #expect(teletype.output.contains("Everything is saved."))
    try FileManager.default.removeItem(at: workspace)
    #expect(await tool.call("status").output.contains(lost))
  }

  @Test("two at once in one workspace lose nothing")
  func twoAtOnce() throws {
    let tool = Tool.executable
    let names = ["FlipSide", "ColorPicker"]
    for name in names { try solve(name) }
    let outcome = try self.tool.shell(
      "for i in \(names.joined(separator: " ")); do '\(tool)' check $i >/dev/null & done; wait; "
        + "'\(tool)' progress", in: workspace)
    #expect(outcome.output.contains("\n2 of "))
  }
}
