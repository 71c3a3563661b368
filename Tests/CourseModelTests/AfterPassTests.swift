@testable import CourseModel
import Foundation
import Testing

@Suite("Reading for a check, and after a pass")
struct AfterPassTests {
  private let folder: CourseFolder

  init() throws { folder = try CourseFolder() }

  private func lamp() throws -> Exercise { try folder.course().exercise(named: "Lamp") }

  @Test("a check may say which heading of a lesson explains it")
  func read() throws {
    #expect(try lamp().checks.map(\.read) == [nil, nil, nil])
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: "\"points\": 3,",
      with: "\"points\": 3, \"read\": \"telling# Telling #1\",")
    let lamp = try lamp()
    #expect(lamp.checks[0].read == LessonPlace(lesson: "telling", heading: "Telling #1"))
    #expect(try lamp.line(ofReadAt: 0) == 12)
  }

  @Test(
    "a check's place that is none is refused", arguments: ["telling", "telling#", "#Telling", ""])
  func noPlace(text: String) throws {
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: "\"points\": 3,",
      with: "\"points\": 3, \"read\": \"\(text)\",")
    #expect(
      try folder.refusal { try $0.exercise(named: "Lamp") }
        == "COURSE/Exercises/Lamp/exercise.json:12: '\(text)' is not a heading of a lesson; "
        + "write \"PAGE#HEADING\", such as \"who-owns-whom#Down and up\"")
  }

  @Test("a result keeps its place, but not where nothing is to be learned any more")
  func result() throws {
    let place = LessonPlace(lesson: "telling", heading: "Telling")
    var check = try lamp().checks[0]
    check.read = place
    #expect(CheckResult(check, .failed).read == place)
    #expect(CheckResult(check, .passed).read == nil)
    let data = try JSONEncoder().encode(CheckResult(check, .failed))
    #expect(String(decoding: data, as: UTF8.self).contains(#""read":"telling#Telling""#))
    #expect(try JSONDecoder().decode(CheckResult.self, from: data).read == place)
    let passed = try JSONEncoder().encode(CheckResult(check, .passed))
    #expect(!String(decoding: passed, as: UTF8.self).contains("read"))
  }

  private static let twin = """
    ---
    title: A lamp of today
    framework: UIKit
    source: https://developer.apple.com/documentation/uikit
    date: 2026-11-22
    ---

    It shines.

    """

  @Test("an exercise may have a twin")
  func twin() throws {
    #expect(try lamp().twin() == nil)
    #expect(try !lamp().hasTwin)
    try folder.write(Self.twin, to: "Exercises/Lamp/Twin.md")
    let twin = try #require(try lamp().twin())
    #expect(twin.title == "A lamp of today")
    #expect(twin.framework == "UIKit")
    #expect(twin.source == "https://developer.apple.com/documentation/uikit")
    #expect(twin.date == "2026-11-22")
    #expect(twin.body == "It shines.")
    #expect(try lamp().pages().map(\.file.lastPathComponent).last == "Twin.md")
    #expect(try lamp().files().contains(twin.file))
  }

  @Test(
    "a twin that is not as it should be is refused",
    arguments: [
      (
        "UIKit", "UIKIT",
        "3: a twin cannot use 'UIKIT'; did you mean 'UIKit'?"
      ),
      (
        "https://developer", "http://developer",
        "4: 'http://developer.apple.com/documentation/uikit' does not begin with https://; write "
          + "the address of the documentation page that the twin follows"
      ),
      ("2026-11-22", "2026-11-31", "5: '2026-11-31' is not a date; write it like 2026-11-22"),
      ("2026-11-22", "22.11.2026", "5: '22.11.2026' is not a date; write it like 2026-11-22"),
      ("title: A lamp of today\n", "", "2: the key 'title' is missing; add it"),
    ])
  func badTwin(old: String, new: String, problem: String) throws {
    try folder.write(Self.twin.replacing(old, with: new), to: "Exercises/Lamp/Twin.md")
    #expect(
      try folder.refusal { try $0.exercise(named: "Lamp").twin() }
        == "COURSE/Exercises/Lamp/Twin.md:\(problem)")
  }

  @Test("the first variant that says what it is about is the one that is shown")
  func variant() throws {
    for name in ["a", "b", "c"] {
      try folder.write("class Lamp {}\n", to: "Exercises/Lamp/Variants/\(name)/Lamp.swift")
    }
    #expect(try lamp().shownVariants().isEmpty)
    #expect(try !lamp().hasShownVariant)
    for name in ["b", "c"] {
      try folder.write("It is \(name).\n", to: "Exercises/Lamp/Variants/\(name)/about.md")
    }
    #expect(try lamp().variants().map(\.about) == [nil, "It is b.", "It is c."])
    #expect(try lamp().shownVariants().map(\.name) == ["b"])
    #expect(try lamp().hasShownVariant)
  }

  @Test("of a variant, files that its folder lacks are the solution's, and an empty one is none")
  func filesOfVariant() throws {
    for (name, text) in [("A", "class A {}"), ("B", "class B {}"), ("C", "class C {}")] {
      try folder.write(text + "\n", to: "Exercises/Lamp/Solution/\(name).swift")
    }
    try folder.write("struct B {}\n", to: "Exercises/Lamp/Variants/a/B.swift")
    try folder.write("", to: "Exercises/Lamp/Variants/a/C.swift")
    let files = try #require(lamp().variants().first).files
    let texts = files.map { String(decoding: $0.content, as: UTF8.self) }
    #expect(texts.contains("class A {}\n"))
    #expect(texts.contains("struct B {}\n"))
    #expect(!files.contains { $0.name == "C.swift" })
  }

  @Test("all model variants are shown, in the order of exercise.json")
  func modelVariants() throws {
    for name in ["a", "b", "c"] {
      try folder.write("class Lamp {}\n", to: "Exercises/Lamp/Variants/\(name)/Lamp.swift")
      try folder.write("It is \(name).\n", to: "Exercises/Lamp/Variants/\(name)/about.md")
    }
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: #"  "format": 1,"#,
      with: #"  "format": 1, "modelVariants": ["c", "a"],"#)
    #expect(try lamp().shownVariants().map(\.name) == ["c", "a"])
  }

  @Test("a topic may have a card, which is no lesson")
  func card() throws {
    let course = try folder.course()
    #expect(try course.card(of: course.topics[0]) == nil)
    #expect(!course.hasCard(course.topics[0]))
    try folder.write("# All of it\n", to: "Lessons/delegation/card.md")
    #expect(try course.card(of: course.topics[0])?.body == "# All of it")
    #expect(course.hasCard(course.topics[0]))
    #expect(try course.lessons().count == 3)
    #expect(try course.lessonPages().contains { $0.file.lastPathComponent == "card.md" })
  }
}
