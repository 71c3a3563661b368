import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// The places where a suite judges, and where it leaves without judging, as marks in its text.
@Suite("The marks of a suite")
struct VerdictMarksTests {
  /// Returns the text with `•` for a mark that it judges, and `◦` for one that it leaves.
  private func marked(_ text: String) -> String {
    let file = SourceFile(name: "Suite.swift", content: Data(text.utf8))
    return VerdictMarks(for: [file]).marked.map { String(decoding: $0.content, as: UTF8.self) }
      .joined()
      .replacing("import Checking; ", with: "")
      .replacing("Checking.judged(), ", with: "•")
      .replacing("Checking.judged() && ", with: "•")
      .replacing("Checking.judged(); ", with: "•")
      .replacing("; Checking.judged()", with: "•")
      .replacing("Checking.leavesUnjudged(); ", with: "◦")
  }

  private static let expectations = [
    "func f() { •#expect(a == b) }",
    "func f() throws { •let x = try #require(y) }",
    "func f() throws -> Int { •return try #require(y) }",
    "func f() { names.forEach { •#expect($0 != \"\") } }",
    "func f() { for name in names { •#expect(name != \"\") } }",
    "func f() { ear.whenTold = { •#expect($0 == 1) } }",
    "func f() async { •await confirmation { heard in heard() } }",
  ]

  @Test("stand before what expects, wherever it is", arguments: expectations)
  func expectation(_ text: String) { verify(text) }

  private static let issues = [
    "func f() { if •a { Issue.record(\"a\") } }",
    "func f() { if a, •let b { Issue.record(\"b\") } }",
    "func f() { if •a { b() } else { Issue.record(\"a\") } }",
    "func f() { guard •a, b else { Issue.record(\"a\"); return } }",
    "func f() { guard a, •b else { return }; Issue.record(\"b\") }",
    "func f() { if •a, b { return }; Issue.record(\"b\") }",
    "func f() { guard •let a else { return }; if •b { Issue.record(a) } else { Issue.record(c) } }",
    "func f() { guard •let a else { return }; guard •b else { Issue.record(a); return }; Issue.record(c) }",
    "func f() { for a in all { guard •let b = a() else { continue }; Issue.record(b) } }",
    "func f() { •for a in complaints { Issue.record(a) } }",
    "func f() { for a in all where •(a.isBad) { Issue.record(a) } }",
    "func f() { •switch a { case .x: Issue.record(a); case .y: break } }",
    "func f() { •do { try g() } catch { Issue.record(error) } }",
    "func fail(_ a: String) { Issue.record(a) }; func f() { if •b { fail(\"b\") } }",
    """
    func f() { if a { return }; if •let b { if •c { Issue.record(b) } else { Issue.record(d) } } }
    """.replacing("{ return }; if", with: "{ ◦return }; if"),
  ]

  @Test("stand before the last condition that decides an issue", arguments: issues)
  func issue(_ text: String) { verify(text) }

  private static let ways = [
    "func g() -> String? { a() }; func s() -> String? { guard a else { ◦return nil }; return g() }",
    "func g() -> String? { a() }; func f() { judge { guard a else { ◦return nil }; return g() } }",
    "func s() -> String? { guard a else { ◦return nil }; guard b else { return \"b\" }; return c() }",
    "func f() { guard a else { ◦return }; •#expect(b) }",
    "func f() { if a { ◦return }; •#expect(b) }",
    "func f() { guard a else { ◦return }; guard •b else { return }; Issue.record(\"b\") }",
    "func f() { guard all.allSatisfy({ $0() == nil }) else { ◦return }; if •let a { Issue.record(a) } }",
    "func f() { guard a else { ◦return }; for b in all { •#expect(b) } }",
    "func g() { •#expect(a) }; func f() { guard b else { ◦return }; g() }",
    "func s() -> String? { guard a else { ◦return nil }; guard b else { return nil }; return \"b\" }",
    "func f() { judge { a in guard a else { ◦return nil }; guard b else { return nil }; return \"b\" } }",
    "func s() -> String? { guard a else { ◦return nil }; for b in all { if b { return \"b\" } }; return nil }",
    """
    func f() { guard •a else { if b { ◦return }; Issue.record("a"); return }; •#expect(c) }
    """,
  ]

  @Test("stand where a suite leaves before it judges", arguments: ways)
  func way(_ text: String) { verify(text) }

  private static let nothings = [
    "func t() -> String { a }; func s() -> String? { guard a else { return nil }; return t() }",
    "func f() { guard a else { return }; b() }",
    "func f() -> Bool { guard a else { return false }; return b }",
    "func s() -> String? { guard a else { return nil }; return \"a\" }",
    "func s() -> String? { guard a else { return nil }; if b { return \"b\" }; return \"a\" }",
    "func f() { ear.whenTold = { guard $0 == 1 else { return }; list.add(ear) } }",
    "func f() { for a in all { guard a else { continue }; •#expect(a) } }",
    "func f() { guard judged(), a else { return }; •#expect(b) }",
  ]

  @Test("stand nowhere else", arguments: nothings)
  func nothing(_ text: String) { verify(text) }

  private static let ends = [
    "@Test func f() { g()• }",
    "@Test func f() { guard a else { return }; g()• }",
    "@Test func f() { •#expect(g()) }",
    "final class L { func hear() { •#expect(a) } }; @Test func f() { g(L()) }",
  ]

  @Test("are at the end of a test in which nothing else judges", arguments: ends)
  func end(_ text: String) { verify(text) }

  private func verify(_ text: String) {
    let plain = text.replacing("•return", with: "return")
      .replacing("•", with: "").replacing("◦", with: "")
    let source = plain.replacing("return try #require", with: "try #require")
      .replacing("where (a.isBad)", with: "where a.isBad")
    #expect(marked(source) == text)
  }
}

/// Checks that find no fault because they have not judged.
@Suite("A check that has not judged")
struct UnjudgedTests {
  private static let trial = WrittenExercise(
    name: "Counting",
    solution: """
      public final class Counter {
        public private(set) var all: [Int] = []
        public var whenAdded: (() -> Void)?
        public init() {}
        public func add(_ number: Int) { all.append(number); whenAdded?() }
      }
      """,
    tests: """
      @Test func adds() {
        let counter = Counter()
        counter.add(1)
        let count: Int = counter.all.count
        #expect(count == 1, "One number was added.")
      }
      @Test func keepsOrder() {
        let counter = Counter()
        for number in 1...3 { counter.add(number) }
        guard counter.all.count == 3 else { return }
        let all: [Int] = counter.all
        #expect(all == [1, 2, 3], "Three numbers were added.")
      }
      @Test func keepsEach() {
        let counter = Counter()
        for number in 1...3 { counter.add(number) }
        for number in counter.all { #expect(number > 0, "It is no number of these.") }
      }
      @Test func calls() {
        let counter = Counter()
        counter.whenAdded = { #expect(Bool(true), "It was called.") }
        counter.add(1)
      }
      @Test func complains() {
        judge(after: [story]) { counter in
          counter.add(2)
          guard counter.all.last == 9 else { return nil }
          return "A nine was added."
        }
      }
      @Test func comesToItsEnd() {
        Counter().add(1)
      }
      """,
    declarations: """
      typealias Story = (Counter) -> String?
      func story(_ counter: Counter) -> String? {
        counter.add(1)
        guard counter.all != [1] else { return nil }
        return "One number was added."
      }
      func judge(after before: [Story] = [], _ story: Story) {
        guard before.allSatisfy({ $0(Counter()) == nil }) else { return }
        guard let complaint = story(Counter()) else { return }
        Issue.record(Comment(rawValue: complaint))
      }
      """)

  @Test("has not passed, and whoever does nothing passes what comes to its end alone")
  func nothing() async throws {
    let right = try await Self.trial.report()
    #expect(right.passed)

    let idle = try await Self.trial.report(
      on: Self.trial.solution.replacing("all.append(number); whenAdded?()", with: ""))
    let statuses = Dictionary(uniqueKeysWithValues: idle.checks.map { ($0.id, $0.status) })
    #expect(
      statuses == [
        "adds": .failed, "keepsOrder": .pending, "keepsEach": .pending, "calls": .pending,
        "complains": .pending, "comesToItsEnd": .passed,
      ])
    #expect(idle.points == 1)
  }

  @Test("is said where nothing else is wrong")
  func alone() async throws {
    let report = try await Self.trial.report(
      on: Self.trial.solution.replacing("whenAdded?()", with: ""))
    #expect(report.status == .failed)
    #expect(report.checks.filter { $0.status == .pending }.map(\.id) == ["calls"])
    #expect(report.message?.hasPrefix("No check that could run found a mistake") == true)
  }
}
