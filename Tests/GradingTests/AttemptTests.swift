import Foundation
import GradingTestSupport
import Testing

@testable import Grading

extension Bench {
  /// What stands for the submission's library.
  static let productPath = "/p/libM.so"

  /// An attempt to run these checks of the suite M.
  static func attempt(
    _ checks: [String], limits: Attempt.Deadlines = Attempt.Deadlines(check: 2)
  ) -> Attempt {
    let order = RunOrder(
      checks: checks, suite: "M", libraries: [productPath], product: productPath, key: Tagging.key)
    return Attempt(order, limits: limits)
  }
}

extension Attempt {
  /// What a runner says before the first check.
  static let opening = [RecordText.runner("loading", Bench.productPath), RecordText.runStarted]

  /// What it says after the last one.
  var closing: [String] {
    let runner = RunOrder.runnerModule
    return [
      RecordText.started("canary", of: runner),
      RecordText.issue("canary", comment: canaryWord, of: runner),
      RecordText.ended("canary", of: runner), RecordText.runEnded, RecordText.finished,
    ]
  }

  mutating func take(_ text: String) {
    var deadline = ContinuousClock.now
    take(Data(text.utf8), deadline: &deadline)
  }
}

@Suite("An attempt")
struct AttemptTests {
  /// An attempt at the checks a and b in which a runner says this after the opening.
  private func attempt(saying texts: (Attempt) -> [String]) -> Attempt {
    var attempt = Bench.attempt(["a", "b"])
    for line in Tagging.lines(Attempt.opening + texts(attempt)) { attempt.take(line) }
    return attempt
  }

  private static let both = ["a", "b"].flatMap { [RecordText.started($0), RecordText.ended($0)] }

  @Test("is complete when all that was expected came")
  func complete() {
    let attempt = attempt { ["a", "b"].map(RecordText.found) + Self.both + $0.closing }
    #expect(attempt.ending == .complete)
    #expect(attempt.frame.ended.map(\.id) == ["a", "b"])
    #expect(attempt.frame.ended.allSatisfy { $0.messages.isEmpty })
    #expect(attempt.frame.found == ["a", "b"])
  }

  @Test(
    "is not to be trusted when a record with a tag cannot be read, wherever it stands",
    arguments: 0...4)
  func unreadable(_ index: Int) {
    let attempt = attempt { attempt in
      var texts = Self.both + attempt.closing
      texts.insert(#"{"kind":"event","payload":{"kind":"issueRecorded","messages":0}}"#, at: index)
      return texts
    }
    #expect(attempt.frame.deviation == .unreadable)
    guard case .untrusted = attempt.ending else {
      Issue.record("\(attempt.ending)")
      return
    }
  }

  @Test("has what did not hold, known or not, late or without a test")
  func issues() {
    let attempt = attempt {
      [
        RecordText.started("a"), RecordText.issue("a", comment: "Übung 🎨"),
        RecordText.issue("a", isKnown: true), RecordText.ended("a"), RecordText.started("b"),
        RecordText.issue("a", comment: "late"),
        #"{"kind":"event","payload":{"kind":"issueRecorded"}}"#, RecordText.ended("b"),
      ] + $0.closing
    }
    #expect(attempt.ending == .complete)
    #expect(attempt.frame.ended.map(\.messages) == [["Übung 🎨", "", "late"], [""]])
  }

  @Test("takes a check that was given up for one that did not hold")
  func givenUp() {
    let attempt = attempt {
      [
        RecordText.started("a"), RecordText.event("testCaseCancelled", "a"),
        RecordText.ended("a"), RecordText.started("b"), RecordText.ended("b"),
      ] + $0.closing
    }
    #expect(attempt.frame.ended.map { $0.messages.isEmpty } == [false, true])
  }

  /// What the runner says between the opening and the closing, and what comes of it.
  private static let deviations: [([String], RunFrame.Deviation, during: String?)] = [
    ([RecordText.ended("a")], .outOfOrder, nil),
    ([RecordText.started("a"), RecordText.started("b")], .outOfOrder, "a"),
    ([RecordText.started("a"), RecordText.ended("b")], .outOfOrder, "a"),
    ([RecordText.started("a")], .outOfOrder, "a"),
    (both + [RecordText.started("a")], .twice, nil),
    ([RecordText.started("c")], .unknownTest, nil),
    ([RecordText.started("a", of: "Learner")], .unknownTest, nil),
    ([RecordText.runStarted], .outOfOrder, nil),
    (both + [RecordText.runEnded, RecordText.started("a")], .outOfOrder, nil),
    ([RecordText.started("a"), RecordText.runner("loading", "x")], .outOfOrder, "a"),
    ([RecordText.issue("b")], .outOfOrder, nil),
    ([RecordText.started("canary", of: "M")], .unknownTest, nil),
  ]

  @Test("is not trusted when it departs from the frame", arguments: deviations)
  func deviation(_ texts: [String], _ deviation: RunFrame.Deviation, during check: String?) {
    let attempt = attempt { texts + $0.closing }
    #expect(attempt.frame.deviation == deviation)
    #expect(attempt.ending == .untrusted(during: check))
  }

  @Test("is not trusted when anything follows the end")
  func afterEnd() {
    let attempt = attempt { Self.both + $0.closing + [RecordText.started("a")] }
    #expect(attempt.ending == .untrusted(during: nil))
  }

  /// What becomes of the canary's three records.
  private static let canaries: [@Sendable ([String]) -> [String]] = [
    { _ in [] }, { [$0[0], $0[2]] }, { [$0[0], $0[1]] }, { [$0[0], $0[1], $0[1], $0[2]] },
    { [$0[0], RecordText.issue("canary", comment: "no", of: RunOrder.runnerModule), $0[2]] },
    { $0 + $0 },
  ]

  @Test("is not trusted when its canary does not fail as it should", arguments: canaries)
  func canary(_ change: @Sendable ([String]) -> [String]) {
    let attempt = attempt {
      Self.both + change(Array($0.closing.prefix(3))) + $0.closing.suffix(2)
    }
    #expect(attempt.ending == .untrusted(during: nil))
  }

  @Test("is not trusted when a check follows its canary")
  func canaryFirst() {
    let attempt = attempt { $0.closing.prefix(3) + Self.both + $0.closing.suffix(2) }
    #expect(attempt.ending == .untrusted(during: nil))
  }

  @Test("is not trusted when somebody else wrote to the channel", arguments: ["x\n", "{}\n", "x"])
  func noise(_ noise: String) {
    var attempt = Bench.attempt(["a"])
    let lines = Tagging.lines(
      Attempt.opening + [RecordText.started("a"), RecordText.ended("a")] + attempt.closing)
    for (index, line) in lines.enumerated() {
      attempt.take(line)
      if index == 2 { attempt.take(noise) }
    }
    #expect(attempt.ending == .untrusted(during: "a"))
  }

  @Test("is broken when it ends before its time, during a check or after one")
  func broken() {
    #expect(attempt { _ in [] }.ending == .broken(during: nil))
    #expect(attempt { _ in [RecordText.started("a")] }.ending == .broken(during: "a"))
    #expect(attempt { _ in Self.both }.ending == .broken(during: "b"))
    #expect(attempt { Self.both + $0.closing.dropLast() }.ending == .broken(during: "b"))
  }

  @Test("is the grader's own affair until the submission is loaded")
  func notStarted() {
    var attempt = Bench.attempt(["a"])
    #expect(attempt.ending == .notStarted)
    attempt.take(Tagging.line(RecordText.runner("loading", "libTesting.so"), number: 0))
    #expect(attempt.ending == .notStarted)
    attempt.take(Tagging.line(RecordText.runner("loading", Bench.productPath), number: 1))
    #expect(attempt.ending == .broken(during: nil))
  }

  @Test("remembers why a library did not load")
  func loadFailure() {
    let attempt = attempt { _ in [RecordText.runner("loadFailed", "libX.so: no such file")] }
    #expect(attempt.ending == .loadFailed("libX.so: no such file"))
  }

  @Test("keeps lines that are no records, such as a crash report's")
  func crashReport() {
    var attempt = attempt { _ in [RecordText.started("a")] }
    attempt.take("#crash 04\nf[0x12]\n")
    #expect(attempt.noise == ["#crash 04", "f[0x12]"])
    #expect(attempt.ending == .broken(during: "a"))
  }

  @Test("keeps of what a check says what a learner can read")
  func messages() {
    let text = #"one\u001b[31m\u0007two\u202e\nthree"# + String(repeating: "x", count: 3_000)
    let attempt = attempt { _ in
      [RecordText.started("a")]
        + Array(repeating: RecordText.issue("a", comment: text), count: 20) + [
          RecordText.ended("a")
        ]
    }
    let messages = attempt.frame.ended.first?.messages ?? []
    #expect(messages.count == RunFrame.messageCount)
    #expect(messages.allSatisfy { $0.hasPrefix("one[31mtwo\nthreexxx") })
    #expect(messages.allSatisfy { $0.count <= RunFrame.messageLength + 2 })
  }

  @Test("gives every check its own deadline, and what follows another")
  func deadlines() {
    var attempt = Bench.attempt(["a"], limits: Attempt.Deadlines(start: 20, check: 1_000, end: 100))
    let lines = Tagging.lines(
      Attempt.opening + [RecordText.started("a"), RecordText.ended("a")])
    let before = ContinuousClock.now
    var deadline = before
    for line in lines[..<2] + ["garbage\n", "\n0123456789abcdef \(RecordText.started("a"))\n"] {
      attempt.take(Data(line.utf8), deadline: &deadline)
    }
    #expect(deadline == before)
    attempt.take(Data(lines[2].utf8), deadline: &deadline)
    #expect(deadline >= before + .seconds(1_000))
    attempt.take(Data(lines[3].utf8), deadline: &deadline)
    #expect(deadline < before + .seconds(1_000))
    #expect(deadline >= before + .seconds(100))
  }
}
