import Testing

@testable import CourseModel

@Suite("The reading order")
struct ReadingOrderTests {
  private let folder: CourseFolder
  private let order: ReadingOrder

  /// Creates four pages. The bell names no lesson, and the first and the third page list it; it
  /// comes before the lamp, whose lesson is the fourth page.
  init() throws {
    folder = try CourseFolder()
    try folder.write(
      "---\ntitle: Telling\nexercises: [Lamp]\n---\nSo.\n", to: "Lessons/delegation/01-telling.md")
    try folder.write(
      "---\ntitle: Ringing\nexercises: [Lamp, Bell, Nobody]\n---\nSo.\n",
      to: "Lessons/delegation/02-ringing.md")
    try folder.write(
      "---\ntitle: Owning\n---\nSo.\n", to: "Lessons/delegation/03-owning.md")
    try folder.write(
      "---\ntitle: Shining\nexercises: [Bell]\n---\nSo.\n", to: "Lessons/delegation/04-shining.md")
    try folder.remove("Lessons/delegation/02-asking.md")
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: "\"lesson\": \"telling\"",
      with: "\"lesson\": \"shining\"")
    order = try folder.course().readingOrder()
  }

  private func pages(before exercise: String) throws -> [String] {
    let exercise = try #require(order.exercises.first { $0.name == exercise })
    return order.pages(before: exercise).map(\.name)
  }

  private func exercises(after name: String) -> [String] {
    order.exercises(after: name).map(\.name)
  }

  @Test("no page is passed over: those between two exercises' lessons come before the second one")
  func pages() throws {
    #expect(try pages(before: "Bell") == ["telling", "ringing"])
    #expect(try pages(before: "Lamp") == ["owning", "shining"])
  }

  @Test("an exercise whose lesson stands above those of earlier ones needs that page alone")
  func earlierLesson() throws {
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: "\"lesson\": \"shining\"",
      with: "\"lesson\": \"telling\"")
    let order = try folder.course().readingOrder()
    let lamp = try #require(order.exercises.last)
    #expect(order.pages(before: lamp).map(\.name) == ["telling"])
  }

  @Test("after a page or an exercise come the exercises that need no earlier page, and a page")
  func after() throws {
    #expect(exercises(after: "telling") == ["Bell", "Lamp"])
    #expect(exercises(after: "ringing") == ["Bell", "Lamp"])
    #expect(exercises(after: "owning") == ["Lamp"])
    #expect(exercises(after: "shining") == ["Lamp"])
    #expect(exercises(after: "Bell") == ["Lamp"])
    #expect(exercises(after: "Nobody") == ["Bell", "Lamp"])
    #expect(order.page(after: order.lessons[0])?.name == "ringing")
    #expect(order.page(after: order.lessons[3])?.name == "shouting")
    #expect(order.page(after: order.lessons[4]) == nil)
  }

  @Test("pages from a page or an exercise to an exercise, past the end if that comes earlier")
  func between() throws {
    let lamp = try #require(order.exercises.last)
    let bell = try #require(order.exercises.first)
    #expect(order.pages(before: lamp, after: "owning").map(\.name) == ["shining"])
    #expect(order.pages(before: lamp, after: "shining").isEmpty)
    #expect(order.pages(before: lamp, after: "Bell").map(\.name) == ["owning", "shining"])
    #expect(
      order.pages(before: bell, after: "owning").map(\.name)
        == ["shining", "shouting", "telling", "ringing"])
    #expect(order.pages(before: bell, after: "Nobody").map(\.name) == ["telling", "ringing"])
  }

  @Test("on a path, the pages since the last exercise come before the next")
  func beforeOnPath() throws {
    let part = StudyPath.Part(
      title: "All", hours: 1, of: ["telling", "Bell", "ringing", "owning", "Lamp", "shining"])
    let way = order.following(StudyPath(name: "short", title: "Short", parts: [part]))
    #expect(way.pages(before: way.exercises[0]).map(\.name) == ["telling"])
    #expect(way.pages(before: way.exercises[1]).map(\.name) == ["ringing", "owning"])
    #expect(way.pages(after: "Bell").map(\.name) == ["ringing", "owning", "shining", "telling"])
    #expect(way.pages(after: nil).first?.name == "telling")
  }

  @Test("on a path, a page leads to the exercises that come next, whatever it lists")
  func afterOnPath() {
    let part = StudyPath.Part(title: "All", hours: 1, of: ["telling", "Lamp", "ringing", "owning"])
    let way = order.following(StudyPath(name: "short", title: "Short", parts: [part]))
    #expect(way.lessons.map { way.exercises(after: $0.name).map(\.name) } == [["Lamp"], [], []])
  }
}
