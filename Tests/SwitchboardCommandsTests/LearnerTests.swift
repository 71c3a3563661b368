import CourseModel
import Foundation
import Testing

@Suite("A learner's way")
struct LearnerTests {
  @Test("from an empty folder through a wrong answer to a right one")
  func firstExercise() throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let sources = workspace.appending(path: "Exercises/FlipSide/Sources")

    let start = try tool.run(in: workspace)
    #expect(start.code == 0)
    #expect(start.output.contains("You are at FlipSide"))

    let stub = try tool.run("check", in: workspace)
    #expect(stub.code == 1)
    #expect(stub.output.contains("not passed yet, 7 of 10 points"))
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

    let list = try tool.run("list", in: workspace)
    #expect(list.output.contains("✓  FlipSide"))
    #expect(list.output.contains("→  ColorPicker"))
    let after = try tool.run("status", in: workspace)
    #expect(after.output.contains("1 of 7 exercises passed."))
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
  func hints() throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let counts = try (0..<4).map { _ in
      try tool.run("hint", in: workspace).output.components(separatedBy: " of 3\n").count - 1
    }
    #expect(counts == [1, 2, 3, 3])
  }

  @Test("the workspace is a package that builds without the tool, its suites or a network")
  func packageBuilds() throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let build = try tool.shell("swift build --disable-sandbox 2>&1", in: workspace)
    #expect(build.code == 0, "\(build.output)")
  }

  @Test("a file that was deleted is asked for, and init brings it back")
  func deletedSources() throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let sources = workspace.appending(path: "Exercises/FlipSide/Sources")
    try FileManager.default.removeItem(at: sources)
    let check = try tool.run("check", in: workspace)
    #expect(check.code == 64)
    #expect(check.errorOutput.contains("is not there; 'switchboard init"))
    #expect(try tool.run("init", ".", in: workspace).code == 0)
    #expect(try tool.run("check", in: workspace).code == 1)
  }
}
