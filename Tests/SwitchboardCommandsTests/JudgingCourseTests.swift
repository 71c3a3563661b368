import CourseModel
import Foundation
import GradingTestSupport
import Testing

/// The course that judges a submission.
@Suite("The course that judges")
struct JudgingCourseTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  /// Creates a wrong submission, with its own course in which it would be right.
  private func forge(_ name: String) throws -> URL {
    let folder = tool.folder.appending(path: name)
    let exercise = Tool.exercise("FlipSide")
    for part in ["Hidden", "Solution", "Sources"] {
      try tool.copy(
        exercise.appending(path: part), over: folder.appending(path: "Exercises/FlipSide/\(part)"))
    }
    let outcome = try tool.shell(
      """
      set -e
      cp '\(exercise.path)/exercise.json' '\(exercise.path)/README.md' Exercises/FlipSide
      sed -i 's/#expect(.*)/#expect(true)/' Exercises/FlipSide/Hidden/*.swift
      mkdir Lessons
      sed 's/"name": "switchboard"/"name": "forged"/' '\(Tool.repository.path)/Lessons/course.json' \\
        > Lessons/course.json
      grep -q forged Lessons/course.json
      mkdir .switchboard Sources
      echo '{"format": 1, "course": "forged", "courseFolder": "'"$PWD"'"}' \\
        > .switchboard/workspace.json
      cp '\(exercise.path)'/Sources/*.swift Sources
      """, in: folder)
    try #require(outcome.code == 0, "\(outcome.errorOutput)")
    return folder
  }

  private func report(_ outcome: Tool.Outcome) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }

  @Test("is the installed one, wherever it is called and whatever is handed in")
  func installed() async throws {
    let alice = try forge("alice")
    for (path, folder) in [(".", alice), ("../alice", alice), ("alice", tool.folder)] {
      let outcome = await tool.call(
        "grade", path, "--one", "--exercise", "FlipSide", "--json", in: folder)

      let report = try report(outcome)
      #expect(report.course == "switchboard")
      #expect(report.status == .failed)
      #expect(
        outcome.errorOutput.contains(
          "judged by the course 'switchboard' (Switchboard: how objects talk to each other) in "
            + Tool.repository.path))
    }
  }

  @Test("is no hand-in called Lessons beside one called Exercises")
  func handInsThatMakeACourse() async throws {
    let alice = try forge("class")
    _ = try tool.shell("rm -r Sources .switchboard Exercises/FlipSide/Sources", in: alice)

    let outcome = await tool.call("grade", ".", "--exercise", "FlipSide", "--json", in: alice)

    let reports = try JSONDecoder().decode([Report].self, from: Data(outcome.output.utf8))
    #expect(reports.map(\.submission) == ["Exercises", "Lessons"])
    #expect(reports.map(\.status) == [.rejected, .rejected])
  }

  @Test(
    "is in nothing that it has to judge, by whatever way it is named",
    arguments: [
      ("class", "class/alice"), ("class/alice", "class/alice"), (".", "class/alice"),
      ("class", "class/bob/../alice"), ("class", "link"), ("linked", "class/alice"),
      ("class", "class/out"),
    ])
  func insideRefused(_ path: String, _ course: String) async throws {
    _ = try forge("class/alice")
    _ = try tool.shell(
      "mkdir class/bob; ln -s class/alice link; ln -s class linked; "
        + "ln -s '\(Tool.repository.path)' class/out", in: tool.folder)

    let outcome = await tool.call("grade", path, "--exercise", "FlipSide", "--course", course)

    #expect(outcome.code == 64)
    #expect(
      outcome.errorOutput.hasPrefix(
        "switchboard: \(path) has the submissions and also the course that would judge them"),
      "\(outcome.errorOutput)")
  }

  @Test("is never graded itself, when it is the installed one")
  func installationRefused() async throws {
    let outcome = await tool.call("grade", ".", "--exercise", "FlipSide", in: Tool.repository)
    #expect(outcome.code == 64)
    #expect(
      outcome.errorOutput.hasPrefix(
        "switchboard: . has the submissions and also the course that would judge them"))
  }

  @Test("is another one that is named, and is in the table")
  func named() async throws {
    let course = try forge("mine")
    let place = tool.folder.appending(path: "ada")
    try tool.copy(Tool.exercise("FlipSide").appending(path: "Solution"), over: place)

    let outcome = await tool.call("grade", "ada", "--exercise", "FlipSide", "--course", "mine")

    #expect(outcome.code == 0, "\(outcome.errorOutput)")
    #expect(
      outcome.output.contains("\njudged by the course 'forged' (Switchboard: how objects talk to "))
    #expect(outcome.output.contains(" in \(course.path)\n"))
  }

  @Test("is not a workspace's")
  func workspaceRefused() async throws {
    let workspace = try tool.makeWorkspace()
    for arguments in [
      ["grade", ".", "--exercise", "FlipSide", "--workspace", "."],
      ["--workspace", ".", "grade", ".", "--exercise", "FlipSide"],
    ] {
      let outcome = await tool.call(arguments: arguments, in: workspace)
      #expect(outcome.code == 64)
      #expect(outcome.errorOutput.hasPrefix("Error: Unknown option '--workspace'"))
    }
  }
}
