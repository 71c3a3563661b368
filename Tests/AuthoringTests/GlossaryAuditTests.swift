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
    next: String = "A bell, and its clapper.", path: String? = nil
  ) throws -> [String] {
    try written.write("# Glossary\n\n\(glossary)\n", to: "Lessons/glossary.md")
    try written.write("---\ntitle: Ringing\n---\n\n\(page)\n", to: WrittenCourse.lesson)
    try written.write("---\ntitle: Next\n---\n\n\(next)\n", to: "Lessons/bells/02-next.md")
    var course = try written.course()
    if let path {
      let file = "Lessons/course.json"
      let text = try String(contentsOf: course.folder.appending(path: file), encoding: .utf8)
      let paths = #""paths": [\#(path)], "topics""#
      try written.write(text.replacing(#""topics""#, with: paths), to: file)
      course = try Course(at: course.folder)
    }
    return try GlossaryAudit(of: course, course.lessons()).findings().map(\.english)
  }

  private static let bell = "## Bell\n\nIt rings: [Ringing](bells/01-ringing.md).\n"

  @Test("finds nothing where each word is explained at its first mention")
  func right() throws {
    #expect(try findings(Self.bell) == [])
  }

  @Test("names the page that is the first to say a word as if it had been explained")
  func unexplained() throws {
    #expect(
      try findings(Self.bell, page: "Two bells.", next: "A *bell*.") == [
        "bells/01-ringing.md is the first to use 'bell', a word of the glossary: explain it "
          + "there, in half a sentence, and emphasise it"
      ])
    #expect(
      try findings(Self.bell, page: "`bell`", next: "No.") == [
        "glossary.md: no page uses 'bell': remove it"
      ])
  }

  @Test("a link to the glossary explains nothing")
  func linked() throws {
    let link = "A [bell](../glossary.md#bell)."
    #expect(
      try findings(Self.bell, page: link, next: "A *bell*.") == [
        "bells/01-ringing.md is the first to use 'bell', a word of the glossary: explain it "
          + "there, in half a sentence, and emphasise it"
      ])
  }

  @Test("a path that leaves out the page that explains a word needs another one that does")
  func path() throws {
    let path = """
      {"name": "short", "title": "a walk", "parts": [
        {"title": "One", "hours": 0.1, "of": ["next"]}]}
      """
    #expect(
      try findings(Self.bell, path: path) == [
        "bells/02-next.md is the first on the path short to use 'bell', a word of the glossary: "
          + "explain it there, in half a sentence, and emphasise it"
      ])
  }

  @Test("a path's page may explain a word once more")
  func again() throws {
    let path = """
      {"name": "short", "title": "a walk", "parts": [
        {"title": "One", "hours": 0.1, "of": ["next"]}]}
      """
    #expect(try findings(Self.bell, next: "A *bell* rings.", path: path) == [])
  }

  @Test("wants an alphabet, and a page for each word")
  func order() throws {
    let clapper = "## Clapper\n\nIt swings: [Gone](bells/09-gone.md).\n"
    #expect(
      try findings(clapper + Self.bell + "## Button\n", page: "*bell* *clapper* *button*") == [
        "glossary.md:3: 'Clapper' links to bells/09-gone.md, which is not a page of any topic: "
          + "link to the one that explains it",
        "glossary.md:9: 'Button' has no link: end it with a link to the page that explains it",
        "glossary.md:6: 'Bell' comes after 'Clapper': sort the words alphabetically, and list "
          + "each one once",
      ])
  }
}
