import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

extension TestMachine {
  /// The placeholder for the submission's library.
  static let productPath = "/p/libM.so"

  /// Returns a process to run these checks of the suite M.
  static func process(
    _ checks: [String], limits: RunProcess.Deadlines = RunProcess.Deadlines(check: 2)
  ) -> RunProcess {
    let order = RunOrder(
      checks: checks, suite: "M", libraries: [productPath], product: productPath, key: Tagging.key)
    return RunProcess(order, limits: limits)
  }
}

extension RunProcess {
  /// The records of a runner before the first check.
  static let opening = [
    RecordText.runner("loading", TestMachine.productPath), RecordText.runStarted,
  ]

  /// Its records after the last check.
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

@Suite("A process")
struct AttemptTests {
  /// Returns a process with checks a and b whose runner writes these records after the opening.
  private func process(saying texts: (RunProcess) -> [String]) -> RunProcess {
    var process = TestMachine.process(["a", "b"])
    for line in Tagging.lines(RunProcess.opening + texts(process)) { process.take(line) }
    return process
  }

  private static let both = ["a", "b"].flatMap { [RecordText.started($0), RecordText.ended($0)] }

  @Test("is complete when all that was expected came")
  func complete() {
    let process = process { ["a", "b"].map(RecordText.found) + Self.both + $0.closing }
    #expect(process.ending == .complete)
    #expect(process.frame.ended.map(\.id) == ["a", "b"])
    #expect(process.frame.ended.allSatisfy { $0.messages.isEmpty })
    #expect(process.frame.found.map(\.test.function) == ["a", "b"])
  }

  @Test(
    "is not to be trusted when a record with a tag cannot be read, wherever it stands",
    arguments: 0...4)
  func unreadable(_ index: Int) {
    let process = process { process in
      var texts = Self.both + process.closing
      texts.insert(#"{"kind":"event","payload":{"kind":"issueRecorded","messages":0}}"#, at: index)
      return texts
    }
    #expect(process.frame.deviation == .unreadable)
    guard case .untrusted = process.ending else {
      Issue.record("\(process.ending)")
      return
    }
  }

  @Test("is not asked again where it is once it has named a place in the learner's code")
  func standing() {
    func deadlines(_ frame: String) -> Duration {
      var process = process { _ in [RecordText.started("a")] }
      var deadline = ContinuousClock.now + .seconds(1)
      let text = """
        #standing 12
        \(frame)
        #images 00
        7f00-7f01 r-xp 0 0 0 \(TestMachine.productPath)
        #stood 12

        """
      process.take(Data(text.utf8), deadline: &deadline)
      return deadline - .now
    }
    #expect(deadlines("\(TestMachine.productPath)(+0x12)[0x7f12]") < .milliseconds(500))
    #expect(deadlines("/usr/lib/libswiftCore.so(+0x12)[0x7f12]") > .milliseconds(500))
  }

  @Test("has what did not hold, known or not, late or without a test")
  func issues() {
    let process = process {
      [
        RecordText.started("a"), RecordText.issue("a", comment: "Übung 🎨"),
        RecordText.issue("a", isKnown: true), RecordText.ended("a"), RecordText.started("b"),
        RecordText.issue("a", comment: "late"),
        #"{"kind":"event","payload":{"kind":"issueRecorded"}}"#, RecordText.ended("b"),
      ] + $0.closing
    }
    #expect(process.ending == .complete)
    #expect(process.frame.ended.map(\.messages) == [["Übung 🎨", "", "late"], [""]])
  }

  @Test("says what an expectation found only of tests that learners may read")
  func expectations() {
    let failed = "Expectation failed: (sub(2, 3) → 5) == -1"
    let order = RunOrder(
      checks: ["a", "b"], open: ["a"], suite: "M", libraries: [TestMachine.productPath],
      product: TestMachine.productPath, key: Tagging.key)
    var process = RunProcess(order, limits: RunProcess.Deadlines(check: 2))
    let nobodys = RecordText.issue("a", saying: failed).replacing(
      #""testID":"M.Suite\/a()\/File.swift:6:4","#, with: "")
    let texts =
      RunProcess.opening + [
        RecordText.started("a"), RecordText.issue("a", saying: failed), nobodys,
        RecordText.ended("a"), RecordText.started("b"), RecordText.issue("b", saying: failed),
        RecordText.issue("a", comment: "Late.", saying: failed), RecordText.ended("b"),
      ] + process.closing
    for line in Tagging.lines(texts) { process.take(line) }

    let found = "`sub(2, 3)` is `5`, expected `-1`."
    #expect(process.ending == .complete)
    #expect(
      process.frame.ended.map(\.messages) == [[found, "", "Late.\n\n" + found], [""]])
  }

  @Test("says of each check whether something was judged in it, and nothing left it before")
  func judged() {
    let order = RunOrder(
      checks: ["a", "b", "c"], suite: "M", libraries: [TestMachine.productPath],
      product: TestMachine.productPath, key: Tagging.key)
    var process = RunProcess(order, limits: RunProcess.Deadlines(check: 2))
    let (judged, left) = (RecordText.runner("judged", ""), RecordText.runner("leftUnjudged", ""))
    let texts =
      RunProcess.opening + [
        judged, RecordText.started("a"), RecordText.ended("a"),
        RecordText.started("b"), judged, judged, RecordText.ended("b"),
        RecordText.started("c"), judged, left, RecordText.ended("c"),
      ] + process.closing
    for line in Tagging.lines(texts) { process.take(line) }

    #expect(process.ending == .complete)
    #expect(process.frame.ended.map(\.hasJudged) == [false, true, false])
  }

  @Test("takes a check that was given up for one that did not hold")
  func givenUp() {
    let process = process {
      [
        RecordText.started("a"), RecordText.event("testCaseCancelled", "a"),
        RecordText.ended("a"), RecordText.started("b"), RecordText.ended("b"),
      ] + $0.closing
    }
    #expect(process.frame.ended.map { $0.messages.isEmpty } == [false, true])
  }

  /// The records between opening and closing, and the resulting deviation.
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
    let process = process { texts + $0.closing }
    #expect(process.frame.deviation == deviation)
    #expect(process.ending == .untrusted(during: check))
  }

  @Test("is not trusted when anything follows the end")
  func afterEnd() {
    let process = process { Self.both + $0.closing + [RecordText.started("a")] }
    #expect(process.ending == .untrusted(during: nil))
  }

  /// Changes to the canary's three records.
  private static let canaries: [@Sendable ([String]) -> [String]] = [
    { _ in [] }, { [$0[0], $0[2]] }, { [$0[0], $0[1]] }, { [$0[0], $0[1], $0[1], $0[2]] },
    { [$0[0], RecordText.issue("canary", comment: "no", of: RunOrder.runnerModule), $0[2]] },
    { $0 + $0 },
  ]

  @Test("is not trusted when its canary does not fail as it should", arguments: canaries)
  func canary(_ change: @Sendable ([String]) -> [String]) {
    let process = process {
      Self.both + change(Array($0.closing.prefix(3))) + $0.closing.suffix(2)
    }
    #expect(process.ending == .untrusted(during: nil))
  }

  @Test("is not trusted when a check follows its canary")
  func canaryFirst() {
    let process = process { $0.closing.prefix(3) + Self.both + $0.closing.suffix(2) }
    #expect(process.ending == .untrusted(during: nil))
  }

  @Test("is not trusted when somebody else wrote to the channel", arguments: ["x\n", "{}\n", "x"])
  func noise(_ noise: String) {
    var process = TestMachine.process(["a"])
    let lines = Tagging.lines(
      RunProcess.opening + [RecordText.started("a"), RecordText.ended("a")] + process.closing)
    for (index, line) in lines.enumerated() {
      process.take(line)
      if index == 2 { process.take(noise) }
    }
    #expect(process.ending == .untrusted(during: "a"))
  }

  @Test("is broken when it ends before its time, during a check or after one")
  func broken() {
    #expect(process { _ in [] }.ending == .broken(during: nil))
    #expect(process { _ in [RecordText.started("a")] }.ending == .broken(during: "a"))
    #expect(process { _ in Self.both }.ending == .broken(during: "b"))
    #expect(process { Self.both + $0.closing.dropLast() }.ending == .broken(during: "b"))
  }

  @Test("is the grader's own affair until the submission is loaded")
  func notStarted() {
    var process = TestMachine.process(["a"])
    #expect(process.ending == .notStarted)
    process.take(Tagging.line(RecordText.runner("loading", "libTesting.so"), number: 0))
    #expect(process.ending == .notStarted)
    process.take(Tagging.line(RecordText.runner("loading", TestMachine.productPath), number: 1))
    #expect(process.ending == .broken(during: nil))
  }

  @Test("remembers why a library did not load")
  func loadFailure() {
    let process = process { _ in [RecordText.runner("loadFailed", "libX.so: no such file")] }
    #expect(process.ending == .loadFailed("libX.so: no such file"))
  }

  @Test("keeps lines that are no records, such as a crash report's")
  func crashReport() {
    var process = process { _ in [RecordText.started("a")] }
    process.take("#crash 04\nf[0x12]\n")
    #expect(process.noise == ["#crash 04", "f[0x12]"])
    #expect(process.ending == .broken(during: "a"))
  }

  @Test("keeps of what a check says what a learner can read")
  func messages() {
    let text = #"one\u001b[31m\u0007two\u202e\nthree"# + String(repeating: "x", count: 3_000)
    let process = process { _ in
      [RecordText.started("a")]
        + Array(repeating: RecordText.issue("a", comment: text), count: 20) + [
          RecordText.ended("a")
        ]
    }
    let messages = process.frame.ended.first?.messages ?? []
    #expect(messages.count == RunFrame.messageCount)
    #expect(messages.allSatisfy { $0.hasPrefix("one[31mtwo\nthreexxx") })
    #expect(messages.allSatisfy { $0.count <= RunFrame.messageLength + 2 })
  }

  @Test("gives every check its own deadline, and what follows another")
  func deadlines() {
    var process = TestMachine.process(
      ["a"], limits: RunProcess.Deadlines(start: 20, check: 1_000, end: 100))
    let lines = Tagging.lines(
      RunProcess.opening + [RecordText.started("a"), RecordText.ended("a")])
    let before = ContinuousClock.now
    var deadline = before
    for line in lines[..<2] + ["garbage\n", "\n0123456789abcdef \(RecordText.started("a"))\n"] {
      process.take(Data(line.utf8), deadline: &deadline)
    }
    #expect(deadline == before)
    process.take(Data(lines[2].utf8), deadline: &deadline)
    #expect(deadline >= before + .seconds(1_000))
    process.take(Data(lines[3].utf8), deadline: &deadline)
    #expect(deadline < before + .seconds(1_000))
    #expect(deadline >= before + .seconds(100))
  }
}
