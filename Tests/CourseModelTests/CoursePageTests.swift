import CourseModel
import Foundation
import Testing

@Suite("A course's page")
struct CoursePageTests {
  @Test("keeps its file's lines, those of the front matter empty")
  func keepsLines() throws {
    let folder = try CourseFolder()
    try folder.write("---\r\ntitle: x\r\n---\r\n# A\r\n", to: "Lessons/delegation/01-telling.md")

    let page = try folder.course().lessonPages().first {
      $0.file.lastPathComponent == "01-telling.md"
    }

    #expect(page?.markdown == "\n\n\n# A\n")
  }

  @Test("may be a translation or have no front matter")
  func isAnyMarkdown() throws {
    let folder = try CourseFolder()
    try folder.write("# B\n", to: "Lessons/delegation/01-telling.de.md")

    let page = try folder.course().lessonPages().first { $0.file.path.hasSuffix(".de.md") }

    #expect(page?.markdown == "# B\n")
  }

  @Test("is the task with its hints as well, and each mistake's message")
  func belongsToExercises() throws {
    let folder = try CourseFolder()
    try folder.write("---\nA\n---\n## Hints\n### TODO 1\n1. B\n", to: "Exercises/Lamp/README.md")
    try folder.write("---\nfails: []\n---\nC\n", to: "Exercises/Lamp/Mistakes/a-first/message.md")

    let pages = try folder.course().exercise(named: "Lamp").pages().prefix(2)

    #expect(
      pages.map(\.file.lastPathComponent) == ["README.md", "message.md"])
    #expect(
      pages.map(\.markdown) == ["---\nA\n---\n## Hints\n### TODO 1\n1. B\n", "\n\n\nC\n"])
  }

  @Test("have no comments that say when a hint helps")
  func hintConditions() throws {
    let folder = try CourseFolder()
    try folder.write(
      "A <!-- B -->\n## Hints\n### TODO 1\n1. <!-- begin --> C\n2. D\n",
      to: "Exercises/Lamp/README.md")
    let pages = try folder.course().exercise(named: "Lamp").pages()

    #expect(pages[0].markdown == "A <!-- B -->\n## Hints\n### TODO 1\n1. C\n2. D\n")
  }
}
