import GradingTestSupport
import CourseModel
import Testing

@testable import Grading

@Suite("Hidden names")
struct HiddenNamesTests {
  private let names = HiddenNames(
    of: [
      SourceFile(
        "S.swift",
        """
        import class Door.Handle
        @Suite struct DoorSuite { @Test func opens() {} }
        private final class Listener {}
        struct Report {}
        """)
    ], butFor: [SourceFile("A.swift", "fatalError(\"Report: no\")")])

  @Test(
    "are concealed, but for words that the learner wrote",
    arguments: [
      ("DoorSuite has a Listener.", "… has a …."),
      ("Report: no, at a Handle of Door", "Report: no, at a Handle of Door"),
      ("Listeners opens", "Listeners opens"),
    ])
  func concealed(_ text: String, _ expected: String) {
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
}
