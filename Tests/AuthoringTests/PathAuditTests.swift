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
    // After several calls, only the last path counts.
    let text = try String(contentsOf: course.folder.appending(path: file), encoding: .utf8)
      .replacing(/"paths": \[.*\]\}\], (?="topics")/, with: "")
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
        "course.json: the path 'short', One: there is no lesson or exercise 'rining'; did you mean "
          + "'ringing'?") == true)
  }

  @Test("names what a path leaves out and needs, and what it has too late")
  func needs() throws {
    try written.write(
      "---\ntitle: Silence\n---\n# Silence\n\nNothing is heard.\n",
      to: "Lessons/bells/02-silence.md")
    try written.edit(
      WrittenCourse.exercise, replacing: #"{"id": "isSilent","#,
      with: ##"{"id": "isSilent", "read": "silence#Silence","##)
    func found(_ names: String) throws -> [String] {
      try findings(#"{"title": "One", "hours": 0.12, "of": [\#(names)]}"#)
    }
    let path = "course.json: the path 'short', One: "
    let whole = try found(#""ringing", "Bell", "silence""#)
    #expect(whole == [])
    let short = try found(#""ringing", "Bell""#)
    #expect(short == [path + "'Bell' needs 'silence', which the path leaves out"])
  }

  @Test("names the exercise that a page sends learners to, and that the path leaves out")
  func sent() throws {
    try written.write(
      "---\ntitle: Silence\n---\n# Silence\n\nNow solve **Bell**: `switchboard show Bell`.\n",
      to: "Lessons/bells/02-silence.md")
    func found(_ names: String) throws -> Bool {
      try findings(#"{"title": "One", "hours": 0.1, "of": [\#(names)]}"#).contains(
        "course.json: the path 'short', One: 'silence' needs 'Bell', which the path leaves out")
    }
    #expect(try found(#""ringing", "silence""#))
    #expect(try !found(#""ringing", "Bell", "silence""#))
  }

  @Test("names exercises and pages that come before what they need")
  func order() throws {
    try written.write(
      "---\ntitle: Silence\n---\n# Silence\n\nNothing is heard.\n",
      to: "Lessons/bells/02-silence.md")
    let path = "course.json: the path 'short', One: "
    let found = try findings(
      #"{"title": "One", "hours": 0.12, "of": ["silence", "Bell", "ringing"]}"#)
    #expect(
      found == [
        path + "'silence' needs 'ringing', which comes only after it",
        path + "'Bell' needs 'ringing', which comes only after it",
      ])
  }

  @Test("names an exercise that comes only after another page than the one that leads to it")
  func lateExercise() throws {
    try written.write(
      "---\ntitle: Silence\n---\n# Silence\n\nNothing is heard.\n",
      to: "Lessons/bells/02-silence.md")
    let found = try findings(
      #"{"title": "One", "hours": 0.12, "of": ["ringing", "silence", "Bell"]}"#)
    #expect(
      found == [
        "course.json: the path 'short', One: 'Bell' must come right after 'ringing', which "
          + "leads to "
          + "it, and before 'silence'"
      ])
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
        "course.json: 'testOut' of the topic 'bells' names 'Bel', which is not one of its "
          + "exercises; did you mean 'Bell'?"
      ])
  }

  @Test("says when a part takes another time")
  func time() throws {
    let found = try findings(#"{"title": "One", "hours": 40, "of": ["ringing"]}"#)
    #expect(found.count == 1)
    #expect(found.first?.contains("it says 40.0 hours, but its words and lines") == true)
  }
}
