import CourseModel
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("Audit of facts")
struct FactAuditTests {
  private let tool: Tool
  private let written: WrittenCourse

  init() throws {
    tool = try Tool()
    written = try WrittenCourse(below: tool.folder)
  }

  @Test("finds nothing where each fact has its heading or its check")
  func findsNothing() throws {
    #expect(try findings() == [])
  }

  @Test(
    "names file and line of a heading that is not there, or there twice, and of a wrong number",
    arguments: [
      (
        "  Ringing: [", "  Rining: [",
        "bells/01-ringing.md:5: the page has no heading 'Rining'; did you mean 'Ringing'?"
      ),
      (
        "## The `clapper`", "## Ringing\n\n## The `clapper`",
        "bells/01-ringing.md:5: the page has two headings 'Ringing'; change one of them"
      ),
      (
        "Ringing: [S1-1]", "Ringing: [S1-1, S1-1]",
        "bells/01-ringing.md:5: 'Ringing' lists S1-1 twice; once is enough"
      ),
      (
        "[S1-10]\n---", "\n  - S1-10\n  - S1-11\n---",
        "bells/01-ringing.md:8: no topic's facts.json has the fact S1-11"
      ),
    ])
  func ofLessons(old: String, new: String, finding: String) throws {
    try written.edit(WrittenCourse.lesson, replacing: old, with: new)
    #expect(try findings() == [finding])
  }

  @Test("names file and line of a check that is none, and of an empty list, all at once")
  func ofExercises() throws {
    try written.edit(
      WrittenCourse.exercise, replacing: "\"rings\": [\"S1-1\"]",
      with: "\"ring\": [\"S1-1\"],\n    \"rings\": []")
    #expect(
      try findings() == [
        "exercise.json:4: Bell has no check 'ring'; did you mean 'rings'?",
        "exercise.json:5: 'rings' lists no facts; add some",
      ])
  }

  @Test("finds a check that is named twice, of which one would be lost")
  func repeatedCheck() throws {
    try written.edit(WrittenCourse.exercise, replacing: "\"isSilent\": [", with: "\"rings\": [")
    let finding = try #require(try findings().last)
    #expect(
      finding.hasSuffix(
        "/exercise.json:4: an object has the key 'rings' twice; keep one of them"))
  }

  @Test("names what nothing teaches")
  func uncovered() throws {
    try written.edit(WrittenCourse.lesson, replacing: "  The clapper: [S1-10]\n", with: "")
    #expect(
      try findings()
        == ["no lesson and no exercise teaches S1-10: The clapper of a bell is weak."])
  }

  @Test("takes the title for the heading of what stands above all headings")
  func opening() throws {
    try written.edit(WrittenCourse.lesson, replacing: "# Ringing\n\n", with: "")
    #expect(try findings() == [])
  }

  private func findings() throws -> [String] {
    let course = try written.course()
    let exercises = try course.exercises()
    let audit = try TextAudit(of: course, exercises)
    return try (audit.findingsOfLessons() + exercises.flatMap(audit.findings)).map(\.english)
  }
}
