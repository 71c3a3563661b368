import CourseModel
import GradingTestSupport
import Messages
import TestSupport
import Testing

@testable import Authoring

@Suite("An audit's text in German")
struct GermanTests {
  private let german: Catalogue

  init() throws { german = try Translations.catalogue("de") }

  @Test("is what it says in English, at the same place")
  func findings() throws {
    let written = try WrittenCourse(below: Tool().folder)
    try written.edit(WrittenCourse.lesson, replacing: "  The clapper: [S1-10]\n", with: "")
    let course = try written.course()
    let found = try TextAudit(of: course, course.exercises()).findingsOfLessons()
    #expect(
      found.map(\.message).map(german.text) == [
        "keine Lektion und keine Übung lehrt S1-10: The clapper of a bell is weak."
      ])
    #expect(
      found.map(\.english) == [
        "no lesson and no exercise teaches S1-10: The clapper of a bell is weak."
      ])
  }

  @Test("counts in the form of the number, and has a place before it")
  func forms() {
    #expect(
      german.text(
        of: Message(
          one: """
            there is {count} variant: write \(3, "wanted"), right answers with another structure, \
            in another style, with one more file
            """,
          other: """
            there are {count} variants: write {wanted}, right answers with another structure, in \
            another style, with one more file
            """,
          count: 1)
      ).hasPrefix("es gibt 1 Variante: "))
    #expect(
      german.text(
        of: Message(
          one: """
            there is {count} variant: write \(3, "wanted"), right answers with another structure, \
            in another style, with one more file
            """,
          other: """
            there are {count} variants: write {wanted}, right answers with another structure, in \
            another style, with one more file
            """,
          count: 0)
      ).hasPrefix("es gibt 0 Varianten: "))
    let finding = AuditFinding(
      Message("still has a placeholder (WRITE:)", context: nil), at: "README.md:3")
    #expect(
      german.text(of: finding.message) == "README.md:3: sagt noch, was hier zu schreiben ist")
  }

  @Test("is also why nothing was made")
  func drafting() throws {
    let error = try #require(throws: DraftingError.self) { try ModuleName("flipSide") }
    #expect(
      german.text(of: error.message)
        == "'flipSide' kann nicht der Name sein: der Name eines Swift-Moduls hat Buchstaben "
        + "und Ziffern und beginnt mit einem Großbuchstaben: 'FlipSide'")
    #expect(error.description.hasPrefix("the name 'flipSide' cannot be used: "))
  }
}
