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
    #expect(standing.open(after: "which-wire")?.name == "WhichWire")
    #expect(standing.open(after: "Unknown")?.name == "FlipSide")
    let topic = try #require(try Course(at: Tool.repository).topics.dropFirst().first)
    #expect(standing.open(in: topic)?.topic == topic.name)
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
