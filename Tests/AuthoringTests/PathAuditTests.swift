import CourseModel
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("Audit of the ways through a course")
struct PathAuditTests {
  private let written: WrittenCourse

  init() throws { written = try WrittenCourse(below: Tool().folder) }

  private func findings(_ part: String) throws -> [String] {
    let course = try written.course()
    let file = "Lessons/course.json"
    let text = try String(contentsOf: course.folder.appending(path: file), encoding: .utf8)
    let paths = #""paths": [{"name": "short", "title": "a walk", "parts": [\#(part)]}], "#
    try written.write(text.replacing(#""topics""#, with: paths + #""topics""#), to: file)
    let changed = try Course(at: course.folder)
    return try PathAudit(
      course: changed, lessons: changed.lessons(), exercises: changed.exercises()
    ).findings().map(\.english)
  }

  @Test("finds nothing where all names are there, and the time fits")
  func right() throws {
    #expect(try findings(#"{"title": "One", "hours": 0.1, "of": ["ringing", "Bell"]}"#) == [])
  }

  @Test("names what there is not")
  func unknown() throws {
    let found = try findings(#"{"title": "One", "hours": 0.1, "of": ["rining"]}"#)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "course.json: the path 'short', One: no lesson and no exercise is 'rining'; did you mean "
          + "'ringing'?") == true)
  }

  @Test("names exercises that stand for a topic and are none of it")
  func testOut() throws {
    let file = "Lessons/course.json"
    let text = try String(
      contentsOf: written.folder.appending(path: file), encoding: .utf8)
    let topic = #""title": "Bells""# + "}]"
    #expect(text.contains(topic))
    try written.write(
      text.replacing(topic, with: #""title": "Bells", "testOut": ["Bell", "Bel"]"# + "}]"), to: file
    )
    let course = try written.course()
    let found = try PathAudit(
      course: course, lessons: course.lessons(), exercises: course.exercises()
    ).findings().map(\.english)
    #expect(
      found == [
        "course.json: 'testOut' of the topic 'bells': 'Bel' is no exercise of it; did you mean 'Bell'?"
      ])
  }

  @Test("says when a part takes another time")
  func time() throws {
    let found = try findings(#"{"title": "One", "hours": 40, "of": ["ringing"]}"#)
    #expect(found.count == 1)
    #expect(found.first?.contains("it says 40.0 hours, and by words and lines") == true)
  }
}
