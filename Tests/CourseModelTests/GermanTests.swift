import CourseModel
import Foundation
import TestSupport
import Testing

@Suite("A fault in a course, in German")
struct GermanTests {
  /// Returns the text of a fault, with COURSE in place of the course's folder: for a person and for
  /// a program.
  private func said(
    editing path: String, replacing old: String, with new: String,
    _ read: (Course) throws -> some Any
  ) throws -> (german: String, english: String) {
    let folder = try CourseFolder()
    try folder.edit(path, replacing: old, with: new)
    let error = try #require(throws: CourseError.self) { _ = try read(Course(at: folder.url)) }
    let german = try Translations.catalogue("de").text(of: error.message)
    return (
      german.replacing(folder.url.path, with: "COURSE"),
      error.description.replacing(folder.url.path, with: "COURSE")
    )
  }

  @Test("says what a value should be")
  func kind() throws {
    let said = try said(
      editing: "Exercises/Lamp/exercise.json", replacing: "\"delegation\"", with: "[]"
    ) { try $0.exercise(named: "Lamp") }

    #expect(
      said.german
        == "COURSE/Exercises/Lamp/exercise.json:3: 'topic' sollte ein Text in Anführungszeichen "
        + "sein; ändere das")
    #expect(said.english.hasSuffix(": 'topic' should be a text in quotes; change it"))
  }

  @Test("says which name was meant, or which there are")
  func names() throws {
    let near = try said(
      editing: "Exercises/Lamp/exercise.json", replacing: "\"delegation\"", with: "\"delegaton\""
    ) { try $0.exercises() }
    #expect(
      near.german.hasSuffix(
        ":3: kein Thema 'delegaton' in Lessons/course.json; meinst du 'delegation'?"))
    let far = try said(
      editing: "Exercises/Lamp/exercise.json", replacing: "\"delegation\"", with: "\"xyz\""
    ) { try $0.exercises() }
    #expect(far.german.hasSuffix("; die Themen sind 'delegation', 'notification'"))
    #expect(far.english.hasSuffix("; the topics are 'delegation', 'notification'"))
  }

  @Test("says what may be allowed")
  func allowance() throws {
    let said = try said(
      editing: "Exercises/Lamp/exercise.json", replacing: "\"topic\"",
      with: "\"allow\": {\"systm\": true}, \"topic\""
    ) { try $0.exercise(named: "Lamp") }

    #expect(
      said.german.hasSuffix(": 'systm' lässt sich nicht erlauben: meinst du 'system'?; ändere das"))
  }
}
