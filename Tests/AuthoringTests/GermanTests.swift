import CourseModel
import GradingTestSupport
import Messages
import TestSupport
import Testing

@testable import Authoring

@Suite("What an audit says in German")
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
    #expect(german.text(of: .fewVariants(1, wanted: 3)).hasPrefix("es gibt 1 Variante: "))
    #expect(german.text(of: .fewVariants(0, wanted: 3)).hasPrefix("es gibt 0 Varianten: "))
    let finding = AuditFinding(.stillToWrite, at: "README.md:3")
    #expect(
      german.text(of: finding.message) == "README.md:3: sagt noch, was hier zu schreiben ist")
  }

  @Test("is also why nothing was made")
  func drafting() throws {
    let error = try #require(throws: DraftingError.self) { try ModuleName("flipSide") }
    #expect(
      german.text(of: error.message)
        == "'flipSide' kann nicht der Name sein: er gehört einem Swift-Modul: Buchstaben und "
        + "Ziffern, am Anfang ein Großbuchstabe: 'FlipSide'")
    #expect(error.description.hasPrefix("'flipSide' cannot be its name: "))
  }
}
