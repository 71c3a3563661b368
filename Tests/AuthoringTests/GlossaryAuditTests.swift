import CourseModel
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("Audit of the glossary")
struct GlossaryAuditTests {
  private let written: WrittenCourse

  init() throws { written = try WrittenCourse(below: Tool().folder) }

  private func findings(
    _ glossary: String, page: String = "A *bell* has a clapper.",
    next: String = "A bell, and its clapper."
  ) throws -> [String] {
    try written.write("# Glossary\n\n\(glossary)\n", to: "Lessons/glossary.md")
    try written.write("---\ntitle: Ringing\n---\n\n\(page)\n", to: WrittenCourse.lesson)
    try written.write("---\ntitle: Next\n---\n\n\(next)\n", to: "Lessons/bells/02-next.md")
    let course = try written.course()
    return try GlossaryAudit(of: course, course.lessons()).findings().map(\.english)
  }

  private static let bell = "## Bell\n\nIt rings: [Ringing](bells/01-ringing.md).\n"

  @Test("finds nothing where each word is explained at its first mention")
  func right() throws {
    #expect(try findings(Self.bell) == [])
    let link = "A [bell](../glossary.md#bell)."
    #expect(try findings(Self.bell, page: link) == [])
  }

  @Test("names the page that is the first to say a word as if it had been explained")
  func unexplained() throws {
    #expect(
      try findings(Self.bell, page: "Two bells.", next: "A *bell*.") == [
        "bells/01-ringing.md is the first to say 'bell', a word of the glossary: "
          + "explain it there and stress it, or link it to where it is explained"
      ])
    #expect(
      try findings(Self.bell, page: "`bell`", next: "No.") == [
        "glossary.md: no page says 'bell': remove it"
      ])
  }

  @Test("wants an alphabet, and a page for each word")
  func order() throws {
    let clapper = "## Clapper\n\nIt swings: [Gone](bells/09-gone.md).\n"
    #expect(
      try findings(clapper + Self.bell + "## Button\n", page: "*bell* *clapper* *button*") == [
        "glossary.md:3: 'Clapper' leads to bells/09-gone.md, which is no page of a topic: "
          + "name the one that explains it",
        "glossary.md:9: 'Button' leads nowhere: end it with a link to the page that explains it",
        "glossary.md:6: 'Bell' stands after 'Clapper': sort the words by the alphabet, each once",
      ])
  }
}
