import CourseModel
import Foundation
import Testing

@Suite("A lesson")
struct LessonTests {
  @Test("is what its file's name and front matter say, and the Markdown below")
  func readsLesson() throws {
    let folder = try CourseFolder()

    let lesson = try folder.course().lesson(named: "telling")

    #expect(lesson.name == "telling")
    #expect(lesson.topic == "delegation")
    #expect(lesson.order == 1)
    #expect(lesson.title == "Telling without knowing")
    #expect(lesson.exercises == ["Lamp"])
    #expect(lesson.facts == ["Telling": ["S000-1", "S000-2"]])
    #expect(lesson.body == "# Telling\n\nOnce upon a time.")
    #expect(lesson.file.lastPathComponent == "01-telling.md")
  }

  @Test("needs no key but its title")
  func needsTitleOnly() throws {
    let folder = try CourseFolder()

    let lesson = try folder.course().lesson(named: "asking")

    #expect(lesson.title == "Asking")
    #expect(lesson.exercises.isEmpty)
    #expect(lesson.facts.isEmpty)
  }

  @Test("comes in the order of topics and numbers, and its translations not at all")
  func ordersLessons() throws {
    let folder = try CourseFolder()
    try folder.write("---\ntitle: Last\n---\n", to: "Lessons/delegation/10-ending.md")

    let names = try folder.course().lessons().map(\.name)

    #expect(names == ["telling", "asking", "ending", "shouting"])
  }

  @Test("belongs to a topic that may have no folder yet")
  func topicWithoutFolder() throws {
    let folder = try CourseFolder()
    try folder.remove("Lessons/notification")

    #expect(try folder.course().lessons().map(\.name) == ["telling", "asking"])
  }

  @Test(
    "A lesson is found by its name, with its number or topic before it, or as the first of its topic",
    arguments: [
      "telling", "01-telling", "delegation/telling", "delegation/01-telling", "Telling",
      "delegation",
      "Delegation",
    ])
  func findsLesson(name: String) throws {
    let folder = try CourseFolder()

    #expect(try folder.course().lesson(named: name).name == "telling")
  }

  @Test("is suggested for a name like its own")
  func suggestsLesson() throws {
    let folder = try CourseFolder()

    let text = try folder.refusal { try $0.lesson(named: "delegation/teling") }

    #expect(text == "there is no lesson 'delegation/teling'; did you mean 'telling'?")
  }

  @Test("may have lines that end as Windows ends them")
  func readsWindowsLines() throws {
    let folder = try CourseFolder()
    try folder.write(
      "---\r\ntitle: Asking\r\n---\r\nMay I?\r\n\r\nYes.\r\n",
      to: "Lessons/delegation/02-asking.md")

    let lesson = try folder.course().lesson(named: "asking")

    #expect(lesson.title == "Asking")
    #expect(lesson.body == "May I?\n\nYes.")
  }

  @Test("may have rules of '---' in its text")
  func keepsRules() throws {
    let folder = try CourseFolder()
    try folder.write(
      "---\ntitle: Asking\n---\nMay I?\n\n---\n\nYes.\n", to: "Lessons/delegation/02-asking.md")

    #expect(try folder.course().lesson(named: "asking").body == "May I?\n\n---\n\nYes.")
  }
}
