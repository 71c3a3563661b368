@testable import CourseModel
import Foundation
import GradingTestSupport
import Testing

@Suite("A handout, made and used")
struct HandoutTests {
  private let tool: Tool
  private let course: PublicCourse

  init() throws {
    tool = try Tool()
    course = try PublicCourse(below: tool.folder)
  }

  private var workspace: URL { tool.folder.appending(path: "workspace") }

  /// Hands the course out, makes a workspace of the handout, and removes the course.
  private func handOut(sealed: Bool = false) async throws {
    let made = await tool.call(
      arguments: ["handout", "--course", course.folder.path, "--output", "week.tar.gz"]
        + (sealed ? ["--sealed"] : []))
    try #require(made.code == 0, "\(made.output)\(made.errorOutput)")
    try FileManager.default.removeItem(at: course.folder)
    let outcome = await tool.call("init", "week.tar.gz", "workspace")
    try #require(outcome.code == 0, "\(outcome.output)\(outcome.errorOutput)")
  }

  private func solve(_ exercise: String) throws {
    try tool.copy(
      Tool.exercise(exercise).appending(path: "Solution"),
      over: workspace.appending(path: "Exercises/\(exercise)/Sources"))
  }

  @Test("says what is in it, and what students type")
  func says() async throws {
    let open = await tool.call("handout", "--course", course.folder.path, "--output", "week.tar.gz")
    #expect(open.code == 0)
    let (checks, pages) = try (total(), course.course().lessons().count)
    #expect(
      open.output == """
        Handout week.tar.gz
          3 exercises, pages: \(pages)
          \(checks - 2) checks stay with you, with all solutions and mistakes.
          2 checks are public, and were tried alone.


        """)
    #expect(
      open.errorOutput.hasSuffix(
        "Next: give it to your students, who type  switchboard init week.tar.gz\n"))
    let again = await tool.call(
      "handout", "--course", course.folder.path, "--output", "week.tar.gz")
    #expect(again.code == 64)
    #expect(again.errorOutput.contains("already exists; remove it, or name another file"))
  }

  private func total() throws -> Int {
    try course.course().exercises().reduce(0) { $0 + $1.checks.count }
  }

  @Test("is a workspace in which every command does its work, or says what is not there")
  func commands() async throws {
    try await handOut()
    let fine = [
      "status", "list", "show FlipSide", "hint FlipSide", "progress", "lesson three-pieces",
      "card delegation", "index", "attempts FlipSide", "reset FlipSide", "test-out", "update",
      "review", "lesson three-pieces --read",
    ]
    for line in fine {
      let outcome = await tool.call(
        arguments: line.split(separator: " ").map(String.init), in: workspace)
      #expect(outcome.code == 0, "\(line): \(outcome.errorOutput)")
    }
    let missing = [
      "solution FlipSide --anyway": "is not in this handout; your instructor has it",
      "solution FlipSide --other": "is not in this handout; your instructor has it",
      "twin FlipSide --anyway": "twins are not in this handout",
      "test-out delegation": "are not in this handout",
      "undo FlipSide": "was never reset",
    ]
    for (line, words) in missing {
      let outcome = await tool.call(
        arguments: line.split(separator: " ").map(String.init), in: workspace)
      #expect(outcome.code == 64, "\(line)")
      #expect(outcome.errorOutput.contains(words), "\(line): \(outcome.errorOutput)")
    }
  }

  @Test("tells what it can, and says what it cannot")
  func check() async throws {
    try await handOut()
    let stub = try tool.run("check", "FlipSide", in: workspace)
    #expect(stub.code == 1)
    #expect(stub.output.contains("· TODO 1 is begun"))
    try solve("FlipSide")
    try solve("Employees")
    let some = try tool.run("check", "FlipSide", in: workspace)
    #expect(some.code == 0)
    #expect(
      some.errorOutput.contains(
        "Your instructor has 7 more checks, which are not here: code that passes the others can"))
    #expect(!some.errorOutput.contains("solution"))
    let document = try tool.run("check", "FlipSide", "--reporter", "json", in: workspace)
    #expect(document.output.contains(#""kind" : "publicPart""#))
    let update = try tool.run("update", in: workspace)
    #expect(update.output.contains("A later one is a file"))
    let none = try tool.run("check", "Employees", in: workspace)
    #expect(none.code == 0)
    #expect(none.output.contains("Employees · "), "\(none.output)")
    #expect(none.output.contains("compiles, not judged here"), "\(none.output)")
    #expect(none.output.contains("only your"), "\(none.output)")
    #expect(!none.output.contains("passed"), "\(none.output)")
    let run = try tool.run("run", "FlipSide", in: workspace)
    #expect(run.code == 0)
    let heard = try tool.run("check", "FlipSide", "--conversation", in: workspace)
    #expect(heard.code == 64)
    #expect(heard.errorOutput.contains("leave --conversation out"))
    let lesson = try tool.run("run", "--lesson", "who-owns-whom", "evening.swift", in: workspace)
    #expect(lesson.code == 0)
  }

  @Test("sealed, judges as the whole course does, and shows no answer")
  func sealed() async throws {
    try await handOut(sealed: true)
    try solve("FlipSide")
    let right = await tool.call("check", "FlipSide", in: workspace)
    #expect(right.code == 0)
    #expect(right.output.contains("passed, 10 of 10 points"))
    #expect(!right.errorOutput.contains("solution"))
    try tool.copy(
      Tool.exercise("FlipSide").appending(path: "Mistakes/strong-delegate"),
      over: workspace.appending(path: "Exercises/FlipSide/Sources"))
    // In a sealed handout, the author's wrong answers are not files.
    let key = AnswerKey("unsealed", of: try Exercise(at: Tool.exercise("FlipSide")))
    let wrong = await tool.call("check", "FlipSide", in: workspace, judging: key)
    #expect(wrong.code == 1)
    #expect(wrong.output.contains("When just these checks fail"), "\(wrong.output)")
    for command in ["solution", "twin"] {
      let outcome = await tool.call(command, "FlipSide", "--anyway", in: workspace)
      #expect(outcome.code == 64)
    }
    let review = await tool.call("review", in: workspace)
    #expect(review.code == 0)
  }

  @Test("judges nobody else's work, and is no course to be audited or handed out")
  func judges() async throws {
    try await handOut(sealed: true)
    let own = workspace.appending(path: ".switchboard/course").path
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "class"), withIntermediateDirectories: true)
    for line in [
      ["grade", "class", "--exercise", "FlipSide"], ["audit", "FlipSide"],
      ["handout", "--output", "again.tar.gz"],
    ] {
      let outcome = await tool.call(arguments: line + ["--course", own])
      #expect(outcome.code == 64, "\(line)")
      #expect(
        outcome.errorOutput.contains("is a handout, which has no checks of its own"), "\(line)")
    }
  }

  @Test("is refused in a sentence where it is not as it was given")
  func badInput() async throws {
    try await handOut()
    let file = tool.folder.appending(path: "week.tar.gz")
    let whole = try Data(contentsOf: file)
    try whole.prefix(whole.count / 2).write(to: file)
    for (line, code, words) in [
      (["init", "week.tar.gz", "other"], 2, "it is damaged or incomplete"),
      (["init", "none.tar.gz", "other"], 2, "cannot be read"),
      (["init", "week.tar.gz", "--course", "x"], 64, "leave --course out"),
      (["init", "workspace", "other"], 64, "is not a handout"),
    ] as [([String], Int32, String)] {
      let outcome = await tool.call(arguments: line)
      #expect(outcome.code == code, "\(line): \(outcome.errorOutput)")
      #expect(outcome.errorOutput.contains(words), "\(line): \(outcome.errorOutput)")
    }
    #expect(!FileManager.default.fileExists(atPath: tool.folder.appending(path: "other").path))
  }

  @Test("has a loop in which keys for answers say where those are")
  func loop() async throws {
    try await handOut()
    let teletype = try Teletype(
      running: """
        cd workspace; "$SWITCHBOARD" watch FlipSide; echo "[code $?]"
        """, in: tool)
    try teletype.wait(for: "nothing is wrong")
    for key in ["s", "o", "T", "c"] {
      try teletype.type(key, until: "your instructor has them")
      teletype.type("t")
      try teletype.wait(for: "conversation")
      teletype.type("t")
    }
    try solve("FlipSide")
    try teletype.wait(for: "passed, 3 of 3 points")
    teletype.type("q")
    teletype.waitForEnd()
    #expect(teletype.output.contains("[code 0]"))
    #expect(!teletype.output.contains("model answer"))
  }

  @Test("begins with 'start', too, and is a workspace in the current folder's workspace")
  func start() async throws {
    let made = await tool.call(
      "handout", "FlipSide", "--course", course.folder.path, "--sealed", "--output", "a.tar.gz")
    #expect(made.code == 0)
    let second = await tool.call(
      "handout", "Employees", "--course", course.folder.path, "--sealed", "--output", "b.tar.gz")
    #expect(second.code == 0)
    #expect(await tool.call("start", "a.tar.gz", "--path", "nosuch").code == 64)
    let inside = tool.folder.appending(path: "switchboard")
    #expect(!FileManager.default.fileExists(atPath: inside.path))
    let start = await tool.call("start", "a.tar.gz")
    #expect(start.code == 0, "\(start.errorOutput)")
    #expect(start.errorOutput.contains("cd switchboard && switchboard"), "\(start.errorOutput)")
    let more = await tool.call("init", "../b.tar.gz", in: inside)
    #expect(more.code == 0)
    #expect(more.output.contains("new: Employees"))
    let list = await tool.call("list", in: inside)
    #expect(list.output.contains("FlipSide"))
    #expect(list.output.contains("Employees"))
  }
}
