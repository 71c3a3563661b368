import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// Names that the compiler abbreviates in symbols, and names that are also types.
@Suite("A module's name")
struct ModuleNameTests {
  @Test(
    "may repeat words, or be called as one of its types",
    arguments: [
      ("DoorDoorBell", "Lamp"), ("Clock", "Clock"), ("Bell", "Lamp"),
      ("OneTwoThreeFourFiveSixSevenEightNineTen", "Ten"), ("Go2Go", "Go"),
    ])
  func any(_ module: String, _ type: String) async throws {
    let report = try await Self.exercise(module, type).report()

    #expect(report.status == .passed, "\(report)")
  }

  @Test("is left out of messages even if it is also a type's")
  func difference() async throws {
    let trial = Self.exercise("Clock", "Clock")

    let report = try await trial.report(
      on: trial.solution.replacing("func later(_ hand: Hand)", with: "func later(_ hand: Kind)"))

    #expect(report.status == .doesNotCompile)
    #expect(report.message?.contains("public func later(_ hand: Hand) -> Clock") == true)
  }

  private static func exercise(_ module: String, _ type: String) -> WrittenExercise {
    WrittenExercise(
      name: module,
      solution: """
        import Foundation

        public struct \(type): Equatable, Ticking {
          public enum Kind: Sendable { case plain, loud(times: Int) }
          public var minutes = 0
          public init(minutes: Int = \(type).noon) { self.minutes = minutes }
          public static var noon: Int { 720 }
          public func later(_ hand: Hand) -> \(type) { \(type)(minutes: minutes + hand.step) }
          public func kind() -> [\(type).Kind] { [.loud(times: minutes)] }
          public func tick() -> \(type) { later(Hand(step: 1)) }
        }
        public struct Hand: Sendable {
          public let step: Int
          public init(step: Int) { self.step = step }
        }
        public protocol Ticking { func tick() -> \(type) }
        public final class Box<Content: Ticking> {
          public var content: Content
          public init(_ content: Content) { self.content = content }
        }
        extension Array where Element == \(type) {
          public var total: Int { reduce(0) { $0 + $1.minutes } }
        }
        extension Box: Sequence where Content: Sequence {
          public func makeIterator() -> Content.Iterator { content.makeIterator() }
        }
        """,
      tests: """
          @Test func ticks() {
            let first = \(type)()
            #expect(first.minutes == 720, "It is noon.")
            #expect(Box(first).content.tick().minutes == 721, "A minute later.")
            #expect([first, first].total == 1440, "Twice.")
            if case .loud(let times)? = first.kind().first { #expect(times == 720, "Loud.") }
          }
          struct Own: Ticking { func tick() -> \(type) { \(type)(minutes: 3) } }
          @Test func isTicked() {
            let kind: \(type).Kind = .plain
            if case .loud = kind { Issue.record("It is plain.") }
            #expect(Box(Own()).content.tick() == \(type)(minutes: 3), "Three.")
          }
        """)
  }
}
