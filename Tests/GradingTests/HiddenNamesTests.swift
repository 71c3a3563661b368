import GradingTestSupport
import CourseModel
import Testing

@testable import Grading

@Suite("Hidden names")
struct HiddenNamesTests {
  private static let suite = [
    SourceFile(
      "S.swift",
      """
      import class Door.Handle
      @Suite struct DoorSuite { @Test func opens() {} }
      private final class Listener {}
      struct Report {}
      """)
  ]

  @Test(
    "are concealed, but for words that the learner wrote",
    arguments: [
      ("DoorSuite has a Listener.", "… has a …."),
      ("Report: no, at a Handle of Door", "Report: no, at a Handle of Door"),
      ("Listeners opens", "Listeners opens"),
    ])
  func concealed(_ text: String, _ expected: String) throws {
    let own = SourceFile("A.swift", "fatalError(\"Report: no\")")
    let names = try HiddenNames.Source().names(of: { Self.suite }, butFor: [own])
    #expect(names.concealed(in: text) == expected)
  }

  @Test(
    "and the grader's folders are in no text for learners",
    arguments: [
      ("at /tmp/switchboard-21196-B4ykaA/src/A.swift now", "at A.swift now"),
      ("Program.(unknown context at $7f672447f2fc).Listener said", "(inside the checks) said"),
      ("Program.DoorSuite", "(inside the checks)"),
      ("the Program.start of it", "the Program.start of it"),
      ("a switchboard-1 in /tmp/x", "a switchboard-1 in /tmp/x"),
    ])
  func forLearners(_ text: String, _ expected: String) {
    #expect(text.forLearners(limit: 100) == expected)
  }

  @Test("of many submissions are read once, and each keeps its own words")
  func source() throws {
    let source = HiddenNames.Source()
    var reads = 0
    func names(besides own: String) throws -> HiddenNames {
      let suite = { () throws(GradingError) in
        reads += 1
        return Self.suite
      }
      return try source.names(of: suite, butFor: [SourceFile("A.swift", own)])
    }

    #expect(try names(besides: "let a = 1").concealed(in: "a Listener") == "a …")
    #expect(try names(besides: "// a Listener").concealed(in: "a Listener") == "a Listener")
    #expect(reads == 1)
  }
}
