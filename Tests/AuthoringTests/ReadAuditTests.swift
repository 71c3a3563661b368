import CourseModel
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("Audit of what a check tells one to read")
struct ReadAuditTests {
  private let tool: Tool
  private let written: WrittenCourse

  init() throws {
    tool = try Tool()
    written = try WrittenCourse(below: tool.folder)
  }

  @Test("asks for it where the exercise follows a lesson, and only there")
  func asks() throws {
    #expect(try findings() == [])
    try edit(lesson: true, "")
    #expect(
      try findings() == [
        "exercise.json:8: 'isSilent', 'rings' do not say what to read: add \"read\": "
          + "\"ringing#\" and a "
          + "heading of that page, or of another"
      ])
  }

  @Test("finds nothing where page and heading are there, in the words of the heading alone")
  func findsNothing() throws {
    try edit(lesson: true, #", "read": "ringing#The clapper""#)
    let finding = try #require(try findings().first)
    #expect(finding.hasPrefix("exercise.json:8: 'isSilent' does not say what to read"))
    #expect(try findings().count == 1)
  }

  @Test(
    "names file and line of a page or a heading that is not there",
    arguments: [
      ("rining#Ringing", "there is no lesson 'rining'; did you mean 'ringing'?"),
      (
        "ringing#The claper", "ringing has no heading 'The claper'; did you mean 'The clapper'?"
      ),
    ])
  func notThere(place: String, problem: String) throws {
    try edit(lesson: false, #", "read": "\#(place)""#)
    #expect(try findings() == ["exercise.json:9: \(problem)"])
  }

  /// Assigns the exercise to the lesson, and adds a key to the second check.
  private func edit(lesson: Bool, _ key: String) throws {
    let name = #""name": "A button rings its bell""#
    let course = try written.course()
    let file = course.folder.appending(path: WrittenCourse.exercise)
    var text = try String(contentsOf: file, encoding: .utf8).replacing(name, with: name + key)
    if lesson { text = text.replacing(#""facts""#, with: #""lesson": "ringing", "facts""#) }
    try written.write(text, to: WrittenCourse.exercise)
  }

  private func findings() throws -> [String] {
    let course = try written.course()
    let exercises = try course.exercises()
    return try exercises.flatMap(TextAudit(of: course, exercises).findings(of:)).map(\.english)
  }
}
