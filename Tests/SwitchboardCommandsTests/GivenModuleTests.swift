import Foundation
import GradingTestSupport
import Testing

@Suite("Given modules, for a learner")
struct GivenModuleTests {
  private let tool: Tool
  private let workspace: URL

  init() async throws {
    tool = try Tool()
    workspace = tool.folder.appending(path: "workspace")
    let course = tool.folder.appending(path: "course")
    let exercises = course.appending(path: "Exercises")
    for folder in [course.appending(path: "Lessons"), exercises] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data(Self.course.utf8).write(to: course.appending(path: "Lessons/course.json"))
    try FileManager.default.copyItem(
      at: TestMachine.original("PostRows"), to: exercises.appending(path: "PostRows"))
    _ = await tool.call("init", workspace.path, "--course", course.path)
  }

  private static let course = """
    {"format": 1, "name": "post", "title": "Post",
     "topics": [{"name": "delegation", "title": "Delegation"}]}
    """
  private static let module = "Exercises/PostRows/Modules/Post/Postcard.swift"

  @Suite("and the compiler")
  struct Proof {
    @Test("are built by whatever builds packages")
    func builds() async throws {
      let tests = try await GivenModuleTests()
      try tests.solve()
      let build = try tests.tool.shell("swift build --disable-sandbox 2>&1", in: tests.workspace)
      #expect(build.code == 0, "\(build.output)")
      #expect(!build.output.contains("warning: "), "\(build.output)")
    }
  }

  private func solve() throws {
    try tool.copy(
      TestMachine.original("PostRows").appending(path: "Solution"),
      over: workspace.appending(path: "Exercises/PostRows/Sources"))
  }

  @Test("are the course's own, whatever is written into the copies, and check says so")
  func edited() async throws {
    try solve()
    let file = workspace.appending(path: Self.module)
    try Data("not Swift".utf8).write(to: file)
    let check = try tool.run("check", in: workspace)
    #expect(check.code == 0, "\(check.output)\(check.errorOutput)")
    #expect(
      check.errorOutput.contains(
        "\(Self.module) differs from the course's file, and no check sees your change"))
    try FileManager.default.removeItem(at: file)
    #expect(
      await tool.call("init", ".", in: workspace).output.contains("restored: \(Self.module)"))
    let again = await tool.call("check", in: workspace)
    #expect(again.code == 0)
    #expect(!again.errorOutput.contains("differs from the course's file"))
  }
}
