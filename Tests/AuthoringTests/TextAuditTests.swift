import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("Audit of texts")
struct TextAuditTests {
  private let tool: Tool
  private let course: Course

  init() throws {
    tool = try Tool()
    let folder = tool.folder.appending(path: "course")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Pages link to MiniCocoa's documentation.
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources"), withIntermediateDirectories: true)
    for part in ["Lessons", "Exercises", "Sources/MiniCocoa"] {
      try FileManager.default.copyItem(
        at: Tool.repository.appending(path: part), to: folder.appending(path: part))
    }
    course = try Course(at: folder)
  }

  @Test("names file and line in lessons, whose links stay inside the course")
  func readsLessons() throws {
    try write(
      "---\ntitle: x\n---\n\n```conversation\na > "
        + "b\n```\n\n[a](../../Exercises/FlipSide/README.md) "
        + "[b](02-gone.md)\n[c](../../../outside.md)\n",
      to: "Lessons/delegation/09-last.md")
    try write("no front matter: <b>\n", to: "Lessons/delegation/09-last.de.md")
    try write("", to: "../outside.md")

    #expect(
      try TextAudit(of: course, course.exercises()).findingsOfLessons().map(\.english) == [
        "delegation/09-last.de.md:1: '<b>' is HTML, which is shown as it is; "
          + "put code between backticks",
        "delegation/09-last.md:6: 'a > b' has no arrow; write sender -> receiver : message",
        "delegation/09-last.md:9: '02-gone.md' leads to a file that the course does not have; "
          + "write its path from this file's folder",
        "delegation/09-last.md:10: '../../../outside.md' leads to a file that the course does "
          + "not have; write its path from this file's folder",
      ])
  }

  @Test("names file and line in an exercise's task, hints and messages")
  func readsExercises() throws {
    try write(
      "# A\n\nArray<Int>\n\n## Hints\n\n### TODO 1\n\n1. B\n\n   ```conversation\n   ```\n",
      to: "Exercises/FlipSide/README.md"
    )
    try write(
      "---\nfails: [doneTellsTheDelegateOnce]\n---\n**no\n",
      to: "Exercises/FlipSide/Mistakes/told-twice/message.md")

    let exercise = try course.exercise(named: "FlipSide")
    #expect(
      try TextAudit(of: course, [exercise]).findings(of: exercise).map(\.english)
        .filter { $0.contains(/^(README|Mistakes)/) } == [
          "README.md:3: '<Int>' is HTML, which is shown as it is; put code between backticks",
          "README.md:11: the conversation has no message; write sender -> receiver : message",
          "Mistakes/told-twice/message.md:4: '**n' emphasizes nothing; give it its other '**', "
            + "or put it in backticks",
        ])
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: course.folder.appending(path: path))
  }
}
