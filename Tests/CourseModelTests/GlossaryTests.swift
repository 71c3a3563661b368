@testable import CourseModel
import Testing

@Suite("A course's glossary")
struct GlossaryTests {
  @Test("has a word for each heading, with its first link")
  func entries() throws {
    let folder = try CourseFolder()
    try folder.write(
      """
      # Glossary

      All words: [here](nowhere.md).

      ## Lamp

      What shines:
      [Telling](delegation/01-telling.md#telling), or [Asking](delegation/02-asking.md).

      ## Night

      """, to: "Lessons/glossary.md")

    let entries = try #require(try folder.course().glossary()).entries

    #expect(entries.map(\.name) == ["Lamp", "Night"])
    #expect(entries.map(\.line) == [5, 10])
    #expect(entries.map(\.home) == ["delegation/01-telling.md#telling", nil])
    #expect(entries.first?.page == "delegation/01-telling.md")
  }

  @Test("may be missing")
  func missing() throws {
    #expect(try CourseFolder().course().glossary() == nil)
  }
}
