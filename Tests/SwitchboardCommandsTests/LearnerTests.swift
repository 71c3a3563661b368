import CourseModel
import Foundation
import GradingTestSupport
import Testing

@Suite("A learner's way")
struct LearnerTests {
  @Suite("with a build of its own")
  struct Proof {
    @Test("the workspace is a package that builds without the tool, its suites or a network")
    func packageBuilds() throws { try LearnerTests().packageBuilds() }
  }

  @Test("from an empty folder through a wrong answer to a right one")
  func firstExercise() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let sources = workspace.appending(path: "Exercises/FlipSide/Sources")

    let start = try tool.run(in: workspace)
    #expect(start.code == 0)
    #expect(start.output.contains("You are at FlipSide"))

    let stub = try tool.run("check", in: workspace)
    #expect(stub.code == 1)
    #expect(stub.output.contains("not begun yet"))
    #expect(stub.output.contains("the new flip side has no delegate"))
    #expect(stub.errorOutput.contains("Next: "))

    try tool.copy(
      Tool.exercise("FlipSide").appending(path: "Mistakes/strong-delegate"), over: sources)
    try tool.copy(Tool.exercise("FlipSide").appending(path: "Solution"), over: sources)
    try tool.copy(
      Tool.exercise("FlipSide").appending(path: "Mistakes/strong-delegate"), over: sources)
    let mistake = try tool.run("check", "--json", in: workspace)
    let report = try JSONDecoder().decode(Report.self, from: Data(mistake.output.utf8))
    #expect(mistake.code == 1)
    #expect(report.mistake == "strong-delegate")
    #expect(report.submission == "workspace")

    try tool.copy(Tool.exercise("FlipSide").appending(path: "Solution"), over: sources)
    let right = try tool.run("check", in: workspace)
    #expect(right.code == 0)
    #expect(right.output.contains("passed, 10 of 10 points"))

    let list = await tool.call("list", in: workspace)
    #expect(list.output.contains("✓  FlipSide"))
    #expect(list.output.contains("→  ColorPicker"))
    let after = await tool.call("status", in: workspace)
    #expect(after.output.contains("1 of \(Tool.exerciseCount) exercises passed."))
    #expect(after.output.contains("You are at ColorPicker"))
  }

  @Test("shows the compiler's error on the learner's own line")
  func compileError() throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let file = workspace.appending(path: "Exercises/FlipSide/Sources/MainViewController.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let line = try #require(
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("TODO") })
    let broken = text.replacing(/\/\/ TODO.*/, with: "flipside.delegat = self", maxReplacements: 1)
    try Data(broken.utf8).write(to: file)
    let check = try tool.run("check", in: workspace)
    #expect(check.code == 1)
    #expect(check.output.contains("does not compile"))
    #expect(check.output.contains("MainViewController.swift:\(line + 1):14: error:"))
    #expect(check.output.contains("    flipside.delegat = self\n             ^"))
  }

  @Test("hints come one more at a time")
  func hints() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    var counts: [Int] = []
    for _ in 0..<4 {
      let hints = await tool.call("hint", in: workspace).output
      counts.append(hints.components(separatedBy: " of 4 for TODO 1\n").count - 1)
    }
    #expect(counts == [1, 2, 3, 4])
  }

  @Test("hints are for the TODO that is open by the last check, or for the one that is named")
  func hintsForTODO() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let file = workspace.appending(
      path: "Exercises/ColorPicker/Sources/ColorPickerController.swift")
    let stub = try String(contentsOf: file, encoding: .utf8)
    let second = stub.replacing("public var delegate:", with: "public weak var delegate:")
    let key = AnswerKey("first TODO") { files, exercise in
      if files.contains(where: { $0.content == Data((second + "}").utf8) }) {
        return .notCompiling(files)
      }
      guard files.contains(where: { $0.content == Data(second.utf8) }) else { return nil }
      return .of(exercise, failed: Set(exercise.checks.filter { $0.todo > 1 }.map(\.id)))
    }
    func hint(_ more: String...) async throws -> String {
      await tool.call(arguments: ["hint", "ColorPicker"] + more, in: workspace).output
    }
    func check(_ text: String) async throws -> String {
      try Data(text.utf8).write(to: file)
      return await tool.call("check", "ColorPicker", in: workspace, judging: key).output
    }

    #expect(try await hint().prefixMatch(of: /Hint 1 of \d for TODO 1\n/) != nil)
    #expect(
      try await check(second).contains("Done reports the name and the colour · TODO\u{A0}2\n"))
    #expect(try await hint().prefixMatch(of: /Hint 1 of \d for TODO 2\n/) != nil)
    #expect(try await check(second + "}").contains("does not compile"))
    #expect(try await hint().contains(/\nHint 2 of \d for TODO 2\n/))
    #expect(try await hint("--todo", "5").prefixMatch(of: /Hint 1 of \d for TODO 5\n/) != nil)
    try Data(stub.utf8).write(to: file)
    #expect(try await hint().contains(/\nHint 2 of \d for TODO 1\n/))

    let unknown = await tool.call("hint", "ColorPicker", "--todo", "6", in: workspace)
    #expect(unknown.code == 64)
    #expect(
      unknown.errorOutput == "switchboard: there is no TODO 6 in ColorPicker; there are 1 to 5\n")
    let last = await tool.call("hint", "ColorPicker", in: workspace)
    #expect(
      last.errorOutput.contains(
        "(that was the last hint for TODO 1; 'hint --todo 2' shows one for TODO 2)"))
  }

  @Test("after a pass no TODO is open, and its hints are still there")
  func hintAfterPass() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    try tool.copy(
      Tool.exercise("FlipSide").appending(path: "Solution"),
      over: workspace.appending(path: "Exercises/FlipSide/Sources"))
    _ = await tool.call("check", in: workspace)
    let hint = await tool.call("hint", "FlipSide", in: workspace)
    #expect(hint.code == 0)
    #expect(hint.output == "You have passed FlipSide, so no TODO is open.\n")
    #expect(hint.errorOutput.contains("switchboard hint FlipSide --todo 1"))
    let named = await tool.call("hint", "FlipSide", "--todo", "1", in: workspace)
    #expect(named.output.prefixMatch(of: /Hint 1 of \d for TODO 1\n/) != nil)
  }

  @Test("looking at exercises marks none as failed, in the list, in progress or in points")
  func browsing() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    _ = await tool.call("check", "FlipSide", "ColorPicker", in: workspace)
    _ = await tool.call("hint", "ScrollToTop", in: workspace)
    let list = await tool.call("list", in: workspace).output
    #expect(!list.contains("✗"))
    let progress = await tool.call("progress", in: workspace).output
    #expect(!progress.contains("✗"))
    #expect(progress.contains("0 of \(Tool.exerciseCount) exercises passed, 0 of "))
    #expect(!progress.contains("so far"))
  }

  @Test("in an exercise's folder, commands are about that one, and name it")
  func folder() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let folder = workspace.appending(path: "Exercises/ColorPicker/Sources")
    let check = await tool.call("check", in: folder)
    #expect(check.output.hasPrefix("ColorPicker"))
    #expect(check.errorOutput.contains("check ColorPicker  ("))
    #expect(await tool.call("show", in: folder).errorOutput.contains("check ColorPicker"))
    #expect(await tool.call("hint", in: folder).errorOutput.contains("check ColorPicker  ("))
    // It stays open outside its folder.
    #expect(await tool.call("check", in: workspace).output.hasPrefix("ColorPicker"))
  }

  @Test("a file that was moved away is named with its cure")
  func movedFile() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let file = workspace.appending(path: "Exercises/ScrollToTop/Sources/ScrollView.swift")
    try FileManager.default.removeItem(at: file)
    let check = try tool.run("check", "ScrollToTop", in: workspace)
    #expect(check.code == 1)
    let text = check.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("`ScrollView.swift` is missing"))
    #expect(check.errorOutput.contains("'switchboard init .' puts it back"))
    #expect(await tool.call("init", ".", in: workspace).code == 0)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test("what one's code prints is shown with the check that fails, also beside a known mistake")
  func printing() throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let sources = workspace.appending(path: "Exercises/FlipSide/Sources")
    try tool.copy(Tool.exercise("FlipSide").appending(path: "Solution"), over: sources)
    let file = sources.appending(path: "MainViewController.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let edited = text.replacing("    dismiss()", with: "    print(\"not \\u{1B}[31mdismissing\")")
    try Data(edited.utf8).write(to: file)
    let check = try tool.run("check", "FlipSide", in: workspace).output
    #expect(check.contains("    Your code printed:\n    │ not [31mdismissing\n"))
    #expect(check.contains("When just these checks fail"))
    let all = try tool.run("check", "FlipSide", "--verbose", in: workspace).output
    #expect(all.contains("      Your code printed:\n      │ not [31mdismissing\n"))
  }

  @Test("the start fits on a screen: what this is, where one is, the one thing to type")
  func start() throws {
    let tool = try Tool()
    let start = try tool.run("start", tool.folder.appending(path: "w").path, in: Tool.repository)
    #expect(start.code == 0)
    #expect(start.output.split(separator: "\n", omittingEmptySubsequences: false).count < 20)
    #expect(start.output.contains("we judge every save"))
    #expect(start.output.contains("You are at FlipSide"))
    let last = start.errorOutput.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("Next: "))
    #expect(last.hasSuffix("/w && switchboard"))
    #expect(try tool.run("--help").output.contains("  start  "))
  }

  @Test("a path that is not in the course makes no workspace")
  func unknownPath() async throws {
    let tool = try Tool()
    let folder = tool.folder.appending(path: "w")
    let start = await tool.call("start", folder.path, "--path", "nosuch", in: Tool.repository)
    #expect(start.code == 64)
    #expect(start.errorOutput.contains("nosuch"))
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  func packageBuilds() throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let build = try tool.shell("swift build --disable-sandbox 2>&1", in: workspace)
    #expect(build.code == 0, "\(build.output)")
  }

  @Test("check reports a deleted file, and init brings it back")
  func deletedSources() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let sources = workspace.appending(path: "Exercises/FlipSide/Sources")
    try FileManager.default.removeItem(at: sources)
    let check = await tool.call("check", in: workspace)
    #expect(check.code == 64)
    #expect(check.errorOutput.contains("is missing; 'switchboard init"))
    #expect(await tool.call("init", ".", in: workspace).code == 0)
    #expect(await tool.call("check", in: workspace).code == 1)
  }
}
