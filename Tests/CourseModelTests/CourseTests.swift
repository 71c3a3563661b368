import CourseModel
import Foundation
import Testing

@Suite("A course")
struct CourseTests {
  @Test("reads its name, title and topics, in their order")
  func readsCourseFile() throws {
    let folder = try CourseFolder()

    let course = try folder.course()

    #expect(course.name == "sample")
    #expect(course.title == "A sample")
    #expect(course.topics.map(\.name) == ["delegation", "notification"])
    #expect(course.topics.map(\.title) == ["Delegation", "Notification"])
    #expect(course.topics.map(\.summary) == ["Who reports to whom.", nil])
  }

  @Test("lists its exercises by topic, order and name")
  func ordersExercises() throws {
    let folder = try CourseFolder()
    let bell = try #require(CourseFolder.sample["Exercises/Bell/exercise.json"])
    for (name, topic, order) in [("Aria", "notification", 0), ("Ant", "delegation", 2)] {
      let text = bell.replacing("delegation", with: topic)
        .replacing("\"order\": 1", with: "\"order\": \(order)")
      try folder.write(text, to: "Exercises/\(name)/exercise.json")
      try folder.write("# \(name)\n", to: "Exercises/\(name)/README.md")
      try folder.write("// TODO: 1. Begin.\n", to: "Exercises/\(name)/Sources/A.swift")
    }

    let names = try folder.course().exercises().map(\.name)

    #expect(names == ["Bell", "Ant", "Lamp", "Aria"])
  }

  @Test("takes for an exercise neither a file nor a hidden folder")
  func ignoresStrayFiles() throws {
    let folder = try CourseFolder()
    try folder.write("", to: "Exercises/README.md")
    try folder.write("", to: "Exercises/.git/config")

    #expect(try folder.course().exercises().map(\.name) == ["Bell", "Lamp"])
  }

  @Test("finds an exercise whatever the case of the letters", arguments: ["Lamp", "lamp", "LAMP"])
  func findsExercise(name: String) throws {
    let folder = try CourseFolder()

    let course = try folder.course()
    #expect(try course.exercise(named: name).name == "Lamp")
    #expect(try course.exercise(named: name).course == course.name)
  }

  @Test(
    "suggests the exercise whose name is nearest",
    arguments: [
      ("Lmap", "there is no exercise 'Lmap'; did you mean 'Lamp'?"),
      ("ball", "there is no exercise 'ball'; did you mean 'Bell'?"),
      ("Chandelier", "there is no exercise 'Chandelier'; 'switchboard list --all' names them all"),
      ("../Lamp", "there is no exercise '../Lamp'; did you mean 'Lamp'?"),
      ("", "there is no exercise ''; 'switchboard list --all' names them all"),
    ])
  func suggestsExercise(name: String, text: String) throws {
    let folder = try CourseFolder()

    let refusal = try folder.refusal { try $0.exercise(named: name) }

    #expect(refusal == text)
  }

  @Test("is found from any folder inside it")
  func isFoundAbove() throws {
    let folder = try CourseFolder()

    let found = Course.folder(above: folder.url.appending(path: "Exercises/Lamp/Sources"))

    #expect(found?.path == folder.url.path)
  }

  @Test("is found in its own folder")
  func isFoundHere() throws {
    let folder = try CourseFolder()

    #expect(Course.folder(above: folder.url)?.path == folder.url.path)
  }

  @Test("is not found outside of it")
  func isNotFoundOutside() throws {
    let folder = try CourseFolder()

    #expect(Course.folder(above: folder.url.deletingLastPathComponent()) == nil)
  }
}
