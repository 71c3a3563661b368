import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Learning

@Suite("Where a learner stands")
struct StandingTests {
  @Test("what comes next is behind what was done, and the first one that is open behind the last")
  func next() throws {
    let standing = try Standing(in: Course(at: Tool.repository), nil)
    let names = standing.exercises.map(\.name)
    #expect(names.count > 10)
    for (name, next) in zip(names, names.dropFirst() + names.prefix(1)) {
      #expect(standing.open(after: name)?.name == next)
    }
    #expect(standing.open(after: nil)?.name == "FlipSide")
    #expect(standing.open(after: "Unknown")?.name == "FlipSide")
    let topic = try #require(try Course(at: Tool.repository).topics.dropFirst().first)
    #expect(standing.open(in: topic)?.topic == topic.name)
  }

  @Test("A learner who follows a path goes its way, step by step, to its last page")
  func path() throws {
    let course = try Course(at: Tool.repository)
    let folder = FileManager.default.temporaryDirectory.appending(path: "path-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let progress = try ProgressStore(
      in: Workspace.make(
        in: folder, of: course, miniCocoa: Tool.repository.appending(path: "Sources/MiniCocoa")
      ).workspace)
    try progress.choose("two-hours", for: .path)
    let path = try course.path(named: "two-hours")
    for (count, step) in path.steps.enumerated() {
      let standing = try Standing(in: course, progress)
      #expect(standing.position?.words.english == "two-hours, \(count) of \(path.steps.count)")
      let page = standing.current.map(standing.lessonToRead(before:)) ?? standing.lessonToRead
      #expect((page?.name ?? standing.current?.name) == step)
      if standing.exercises.contains(where: { $0.name == step }) {
        try progress.testOut(of: [step], at: Date())
        continue
      }
      try progress.read(lesson: step, at: Date())
    }
    let standing = try Standing(in: course, progress)
    #expect(standing.current == nil)
    #expect(standing.lessonToRead == nil)
    try progress.choose("", for: .path)
    #expect(try Standing(in: course, progress).current != nil)
  }

  @Test("the page that is left is behind what was done, and the first of all behind the last")
  func page() throws {
    let standing = try Standing(in: Course(at: Tool.repository), nil)
    func page(after name: String) -> String? {
      standing.lessonToRead(after: standing.exercises.first { $0.name == name })?.name
    }
    #expect(standing.lessonToRead?.name == "telling-without-knowing")
    #expect(page(after: "Exchange") == "how-it-came-to-be")
    #expect(page(after: "ThreeWaysToACell") == "rows-today")
    #expect(page(after: "Unknown") == "telling-without-knowing")
  }
}
