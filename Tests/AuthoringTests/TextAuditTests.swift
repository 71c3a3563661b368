import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("Audit of texts")
struct TextAuditTests {
  private let tool: Tool
  private let written: WrittenCourse
  private let course: Course

  init() throws {
    tool = try Tool()
    written = try WrittenCourse(below: tool.folder)
    course = try written.course()
  }

  @Test("names file and line in lessons, whose links stay inside the course")
  func readsLessons() throws {
    try written.write(
      "---\ntitle: x\n---\n\n```conversation\na > b\n```\n\n[a](../../Exercises/Bell/README.md) "
        + "[b](02-gone.md)\n[c](../../../outside.md)\n",
      to: "Lessons/bells/09-last.md")
    try written.write("no front matter: <b>\n", to: "Lessons/bells/09-last.de.md")
    try written.write("", to: "../outside.md")

    #expect(
      try TextAudit(of: course, course.exercises()).findingsOfLessons().map(\.english) == [
        "bells/09-last.de.md:1: '<b>' is HTML, which is shown as it is; "
          + "put code between backticks",
        "bells/09-last.md:6: 'a > b' has no arrow; write sender -> receiver : message",
        "bells/09-last.md:9: '02-gone.md' leads to a file that the course does not have; "
          + "write its path from this file's folder",
        "bells/09-last.md:10: '../../../outside.md' leads to a file that the course does not have; "
          + "write its path from this file's folder",
      ])
  }

  @Test("names two exercises of a topic with one place")
  func sameOrder() throws {
    let bell = try course.exercise(named: "Bell")
    try FileManager.default.copyItem(
      at: bell.folder, to: course.folder.appending(path: "Exercises/Gong"))
    let findings = try TextAudit(of: course, course.exercises()).findings(of: bell).map(\.english)
    let order =
      "exercise.json has the \"order\" of Gong, \(bell.order): give each exercise of a topic another "
      + "number"
    #expect(findings.contains(order))
    #expect(try !TextAudit(of: course, [bell]).findings(of: bell).map(\.english).contains(order))
  }

  @Test("names file and line in an exercise's task, hints and messages")
  func readsExercises() throws {
    try written.write(
      "# A\n\nArray<Int>\n\n## Hints\n\n### TODO 1\n\n1. B\n\n   ```conversation\n   ```\n",
      to: "Exercises/Bell/README.md"
    )
    try written.write(
      "---\nfails: [rings]\n---\n**no\n",
      to: "Exercises/Bell/Mistakes/mute/message.md")

    let exercise = try course.exercise(named: "Bell")
    #expect(
      try TextAudit(of: course, [exercise]).findings(of: exercise).map(\.english)
        .filter { $0.contains(/^(README|Mistakes)/) } == [
          "README.md:3: '<Int>' is HTML, which is shown as it is; put code between backticks",
          "README.md:11: the conversation has no message; write sender -> receiver : message",
          "Mistakes/mute/message.md:4: '**n' emphasizes nothing; give it its other '**', "
            + "or put it in backticks",
        ])
  }
}
