import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// A suite that gives no types for values of a learner's code: `panel.rows == ["a", "a"]`.
@Suite("A promised type")
struct PromisedTypesTests {
  private static let trial = WrittenExercise(
    name: "Panels",
    solution: """
      public struct Style: Equatable {
        public let width: Int
        public init(width: Int = 1) { self.width = width }
      }
      public struct Panel {
        public var rows: [String]
        public init(rows: [String]) { self.rows = rows }
        public func sorted() -> [String] { rows.sorted() }
        public func share() -> Double { 0.1 }
        public subscript(place: Int) -> [Int] { [place, place] }
        public func each(_ body: (Double) -> Void) { body(0.1) }
        public func drawn(in style: Style = Style()) -> Int { style.width }
      }
      public struct Shelf<Item: Hashable> {
        public var items: [Item]
        public init(_ items: [Item]) { self.items = items }
      }
      public protocol Source {
        associatedtype Element
        var elements: [Element] { get }
      }
      public struct Numbers: Source {
        public init() {}
        public var elements: [Int] { [1, 1] }
      }
      """,
    tests: """
        @Test func panels() {
          let panel = Panel(rows: ["a", "a"])
          #expect(panel.rows == ["a", "a"], "A property.")
          #expect(panel.sorted() == ["a", "a"], "A result.")
          #expect(panel.share() == 0.1, "A number.")
          #expect(panel[2] == [2, 2], "A subscript.")
          panel.each { share in #expect(share == 0.1, "A closure's parameter.") }
          #expect(panel.drawn() == 1, "A default value.")
          #expect(Shelf([1, 1]).items == [1, 1], "A generic type.")
          #expect(Numbers().elements == [1, 1], "An associated type.")
        }
      """,
    stub: "\n")

  /// An answer that would pass if the suite took its types, and words of the message.
  typealias Forged = (edits: [(String, String)], words: String)

  @Test("is the solution's, whatever a learner declares", arguments: Sample(3, of: forged).few)
  func isPromised(_ forged: Forged) async throws { try await Self.verify(forged) }

  @Suite("of every kind")
  struct Proof {
    @Test("is the solution's, whatever a learner declares", arguments: Sample(3, of: forged).others)
    func isPromised(_ forged: Forged) async throws { try await verify(forged) }

    @Test(
      "may be called otherwise, and have more around it", arguments: Sample(2, of: honest).others)
    func isAlike(_ edits: [(String, String)]) async throws { try await verify(honest: edits) }
  }

  @Test("may be called otherwise, and have more around it", arguments: Sample(2, of: honest).few)
  func isAlike(_ edits: [(String, String)]) async throws { try await Self.verify(honest: edits) }

  private static func report(_ edits: [(String, String)]) async throws -> Report {
    var answer = trial.solution
    for (old, new) in edits {
      try #require(answer.contains(old), "\(old)")
      answer = answer.replacing(old, with: new)
    }
    return try await trial.report(on: answer)
  }

  private static func verify(_ forged: Forged) async throws {
    let report = try await report(forged.edits)

    #expect(report.status == .doesNotCompile, "\(report.diagnostics)")
    #expect(report.message?.contains(forged.words) == true, "\(report.message ?? "")")
  }

  private static func verify(honest edits: [(String, String)]) async throws {
    let report = try await report(edits)

    #expect(report.status == .passed, "\(report.message ?? "") \(report.diagnostics)")
  }

  private static let forged: [Forged] = [
    (
      [
        ("var rows: [String]", "var rows: Set<String>"),
        ("self.rows = rows", "self.rows = Set(rows)"),
      ], "you have `public var rows: Set<String>`"
    ),
    (
      [("sorted() -> [String] { rows.sorted() }", "sorted() -> Set<String> { Set(rows) }")],
      "you have `public func sorted() -> Set<String>`"
    ),
    (
      [
        ("public struct Panel", "public typealias Share = Float16\npublic struct Panel"),
        ("func share() -> Double", "func share() -> Share"),
      ], "`public func share() -> Double`"
    ),
    (
      [
        (
          "func share() -> Double { 0.1 }",
          "func share() -> some BinaryFloatingPoint { Float16(0.1) }"
        )
      ], "`public func share() -> Double`"
    ),
    (
      [("-> [Int] { [place, place] }", "-> Set<Int> { [place] }")],
      "`public subscript(place: Int) -> [Int]`"
    ),
    (
      [("_ body: (Double) -> Void", "_ body: (Float16) -> Void")],
      "you have `public func each(_ body: (Float16) -> Void)`"
    ),
    (
      [
        ("var items: [Item]", "var items: Set<Item>"),
        ("self.items = items", "self.items = Set(items)"),
      ],
      "you have `public var items: Set<Item>`"
    ),
    (
      [
        ("var elements: [Element]", "var elements: Set<Element>"),
        ("type Element", "type Element: Hashable"),
        ("var elements: [Int] { [1, 1] }", "var elements: Set<Int> { [1] }"),
      ], "`var elements: [Self.Element]`"
    ),
    // A type of the task in place of one of Swift's, with a protocol of the answer that accepts
    // literals.
    (
      [
        (
          "public struct Style: Equatable {",
          """
          public protocol Written: ExpressibleByFloatLiteral, Equatable {}
          extension Style: Written { public init(floatLiteral: Double) { self.init() } }
          public struct Style {
          """
        ), ("func share() -> Double { 0.1 }", "func share() -> Style { Style(width: 2) }"),
      ], "`public func share() -> Double`"
    ),
    // Operators of the answer, used in a default value.
    (
      [
        (
          "public struct Panel",
          """
          public struct Share: Equatable {
            public init() {}
            public static func == (a: Share, b: Double) -> Bool { true }
          }
          public struct Panel
          """
        ), ("func share() -> Double { 0.1 }", "func share() -> Share { Share() }"),
        (
          "in style: Style = Style()",
          "in style: Style = Style(), _ isSure: Bool = (==)(Share(), 0.1)"
        ),
      ], "`public func share() -> Double`"
    ),
    (
      [
        (
          "public struct Panel",
          "infix operator ====\npublic func ==== (a: Int, b: Int) -> Bool { true }\npublic struct Panel"
        ),
        ("in style: Style = Style()", "in style: Style = Style(), _ isSure: Bool = 1 ==== 2"),
      ], "`public func drawn(in style: Style = Style()) -> Int`"
    ),
  ]

  private static let honest: [[(String, String)]] = [
    [],
    [
      ("public struct Panel", "public typealias Rows = Array<String>\npublic struct Panel"),
      ("var rows: [String]", "var rows: Rows"),
      ("func share() -> Double", "func share() -> Double?"),
      (
        "func each(_ body: (Double) -> Void)", "func each(_ body: (Double) throws -> Void) rethrows"
      ),
      ("{ body(0.1) }", "{ try body(0.1) }"),
    ],
    // Default values, of all kinds.
    [
      (
        "public struct Panel",
        """
        public enum Tone: Hashable { case low, high; public static var `default`: Tone { .low } }
        public protocol Colouring {}
        public struct Ink: Colouring { public init() {} }
        public struct Panel
        """
      ),
      (
        "in style: Style = Style()",
        "in style: Style = Style(), _ rows: [String] = [], _ tone: Tone = .default, _ ink: Ink = Ink(), "
          + "_ other: Tone? = nil, _ size: Double = 1.5 + 2, _ day: Duration = .seconds(1)"
      ),
    ],
    // More declarations than the task requires.
    [
      (
        "public func share()",
        """
        public var names: Set<String> { Set(rows) }
        public func sorted(by areInOrder: (String, String) -> Bool) -> Set<String> { names }
        public func share()
        """
      ), ("public var items: [Item]", "public private(set) var items: Array<Item>"),
    ],
  ]
}
