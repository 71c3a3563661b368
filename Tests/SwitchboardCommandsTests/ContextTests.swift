import Foundation
import GradingTestSupport
import Testing

@Suite("A context")
struct ContextTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test(
    "in which nothing may be started says what would have been",
    arguments: [
      (["check", "FlipSide"], "the compiler"), (["run", "FlipSide"], "the compiler"),
      (["solution", "FlipSide", "--anyway", "--pager"], nil),
    ])
  func startsNothing(arguments: [String], program: String?) async throws {
    let workspace = try tool.makeWorkspace()
    let outcome = await tool.call(arguments: arguments, in: workspace, judging: nil)
    if let program {
      #expect(outcome.code == 64)
      #expect(outcome.errorOutput.hasSuffix("switchboard: \(program) may not be started here\n"))
    } else {
      #expect(outcome.code == 0)  // a pager is only for terminals
    }
  }

  @Test("is where relative paths are seen from")
  func relativePaths() async throws {
    let inner = tool.folder.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let made = await tool.call("init", "../beside", "--course", Tool.repository.path, in: inner)
    #expect(made.code == 0)
    #expect(FileManager.default.fileExists(atPath: tool.folder.appending(path: "beside").path))
    try Data("# One page\n".utf8).write(to: inner.appending(path: "page.md"))
    let page = await tool.call("lesson", "--file", "page.md", in: inner)
    #expect(page.output.contains("One page"))
    let status = await tool.call("status", "--workspace", "../beside", in: inner)
    #expect(status.output.contains("You are at FlipSide"))
  }

  @Test("has the environment that a command looks into, and no other")
  func environment() async {
    tool.environment["SWITCHBOARD_THEME"] = "pink"
    let outcome = await tool.call(
      "show", "FlipSide", "--course", Tool.repository.path)
    #expect(outcome.code == 64)
    #expect(outcome.errorOutput.contains("SWITCHBOARD_THEME is 'pink', which is not a theme"))
    tool.environment["SWITCHBOARD_THEME"] = nil
    tool.environment["SWITCHBOARD_HOME"] = "/nowhere"
    let home = await tool.call("list")
    #expect(home.code == 64)
    #expect(home.errorOutput.contains("/nowhere"))
  }
}
