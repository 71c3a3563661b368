import CourseModel
import Execution
import Foundation
import GradingTestSupport
import Synchronization
import TestSupport
import Testing

@testable import Grading

@Suite("A batch")
struct BatchTests {
  @Test("reports in the order of its items, and goes on after one that cannot be judged")
  func ordered() async throws {
    let exercise = try TestMachine.exercise("FlipSide")
    let solution = exercise.folder.appending(path: "Solution")
    let stub = exercise.folder.appending(path: "Sources")
    let gone = try TestMachine.emptyFolder().appending(path: "gone")
    let items: [HandIn] = [
      .path(stub, name: "one"), .path(gone, name: "two"), .path(solution, name: "three"),
      .path(try TestMachine.emptyFolder(), name: "four"),
      .submission(try .solution(of: exercise, named: "five")),
    ]
    let heard = Mutex<[String]>([])
    let reports = try await TestMachine.withPermit {
      let batch = try Batch(
        grader: TestMachine.grader(for: "FlipSide"), jobs: 2, reusingReports: false)
      return try await batch.grade(items) { _, report in
        heard.withLock { $0.append(report.submission) }
      }
    }
    #expect(reports.map(\.submission) == ["one", "two", "three", "four", "five"])
    #expect(reports.map(\.status) == [.failed, .errored, .passed, .rejected, .passed])
    #expect(reports[1].message == "gone: cannot be read: No such file or directory")
    #expect(heard.withLock { $0.sorted() } == ["five", "four", "one", "three", "two"])
  }

  @Test("takes what it has judged before from the cache, and only if it may")
  func reused() async throws {
    let exercise = try TestMachine.exercise("FlipSide")
    let note = SourceFile("Note.swift", "// \(UUID().uuidString)\n")
    func reports(_ name: String, reusing: Bool) async throws -> [Report] {
      let item = HandIn.submission(
        try .solution(of: exercise, named: name, with: [note]))
      return try await TestMachine.withPermit {
        try await Batch(
          grader: TestMachine.grader(for: "FlipSide"), jobs: 1, reusingReports: reusing
        ).grade([item])
      }
    }
    let first = try await reports("first", reusing: true)
    let second = try await reports("second", reusing: true)
    #expect(second.map(\.submission) == ["second"])
    #expect(second.map(\.seconds) == first.map(\.seconds))
    let third = try await reports("third", reusing: false)
    #expect(third.map(\.seconds) != first.map(\.seconds))
  }

  @Test("flags what no right answer uses, and rejects it where that is wanted")
  func flagged() async throws {
    let exercise = try TestMachine.exercise("FlipSide")
    let looks = SourceFile(
      "Looks.swift", "\nfunc count(_ a: Any) -> Int { Mirror(reflecting: a).children.count }\n")
    let item = HandIn.submission(try .solution(of: exercise, named: "looks", with: [looks]))
    let plain = HandIn.submission(try .solution(of: exercise, named: "plain"))
    func reports(_ flagging: Grader.Flagging) async throws -> [Report] {
      try await TestMachine.withPermit {
        try await Batch(
          grader: TestMachine.grader(for: "FlipSide"), jobs: 1, reusingReports: true,
          flagging: flagging
        ).grade([item, plain])
      }
    }
    let shown = try await reports(.shown)
    #expect(shown.map(\.status) == [.passed, .passed])
    #expect(shown[0].flagged.map { "\($0.file):\($0.line)" } == ["Looks.swift:2"])
    #expect(shown[0].flagged.first?.message.contains("'Mirror'") == true)
    #expect(shown[1].flagged == [])
    let refused = try await reports(.refused)
    #expect(refused.map(\.status) == [.rejected, .passed])
    #expect(refused[0].points == 0)
    #expect(refused[0].diagnostics.map(\.severity) == [.error])
    let read = try JSONDecoder().decode(Report.self, from: Report.json(shown[0]))
    #expect(read.flagged.map(\.message.english) == shown[0].flagged.map(\.message.english))
  }

  @Test("does not flag what the exercise's own answers use")
  func known() async throws {
    let exercise = WrittenExercise(
      name: "Formats",
      solution: """
        import Foundation
        public func text() -> String { String(format: "%d", 42) }

        """, tests: "@Test func isText() { #expect(text() == \"42\") }")
    try await TestMachine.withPermit {
      let grader = try Grader(for: exercise.exercise(), in: TestMachine.machine())
      let files = [
        SourceFile(
          "A.swift",
          """
          import Foundation
          public func text() -> String { let n = 42; return String(format: "%i", n) }

          """)
      ]
      let reports = try await Batch(grader: grader, jobs: 1, reusingReports: false)
        .grade([.submission(Submission(name: "a", files: files))])
      #expect(reports.map(\.status) == [.passed])
      #expect(reports[0].flagged == [])
    }
  }

  @Test("ends when it is cancelled")
  func cancelled() async throws {
    let cancellation = try Cancellation()
    let machine = try TestMachine.machine(cancellation: cancellation)
    let exercise = try TestMachine.exercise("FlipSide")
    let grader = try await TestMachine.withPermit { try Grader(for: exercise, in: machine) }
    let batch = try Batch(grader: grader, jobs: 2, reusingReports: false)
    cancellation.cancel()
    let item = HandIn.submission(try .solution(of: exercise))
    await #expect(throws: GradingError.execution(.cancelled)) {
      try await batch.grade([item, item, item])
    }
  }

  @Test("ends in the middle of a check when it is cancelled")
  func cancelledInTheMiddle() async throws {
    let cancellation = try Cancellation()
    let exercise = try TestMachine.exercise("FlipSide")
    let loops = SourceFile(
      "FlipsideViewController.swift",
      String(
        decoding: try #require(
          try exercise.solution().first { $0.name == "FlipsideViewController.swift" }
        ).content, as: UTF8.self
      ).replacing("  public func done() {", with: "  public func done() {\n    while true {}"))
    let items: [HandIn] = [
      .submission(try .solution(of: exercise, named: "passes")),
      .submission(try .solution(of: exercise, named: "loops", with: [loops])),
    ]
    await #expect(throws: GradingError.execution(.cancelled)) {
      try await TestMachine.withPermit {
        let grader = try Grader(for: exercise, in: TestMachine.machine(cancellation: cancellation))
        // The first is done: the second is next, and would loop until its time limit.
        _ = try await Batch(grader: grader, jobs: 1, reusingReports: false).grade(items) {
          _, _ in
          cancellation.cancel()
        }
      }
    }
  }

  @Test("judges what nobody judged before, and blames nobody for a fault of the machine")
  func machineFault() async throws {
    let exercise = try TestMachine.exercise("FlipSide")
    let known = try Submission.solution(of: exercise, named: "known")
    let lost = Submission(
      name: "lost", files: known.files + [SourceFile("Lost.swift", "// lost\n")])
    let judge = FaultyJudge()
    let machine = try TestMachine.machine(judging: judge.key)
    let batch = try Batch(
      grader: Grader(for: exercise, in: machine), jobs: 3, reusingReports: true)
    let first = try await batch.grade([.submission(known)])
    let second = try await batch.grade([.submission(known), .submission(lost)])
    #expect(first.map(\.status) == [.passed])
    #expect(second.map(\.status) == [.passed, .errored])
    #expect(judge.asked.withLock { $0 } == [known.files, lost.files])
  }

  @Test("of nothing is nothing")
  func empty() async throws {
    let batch = try Batch(
      grader: TestMachine.grader(for: "FlipSide"), jobs: 4, reusingReports: false)
    #expect(try await batch.grade([]) == [])
  }
}

/// Records requests, and cannot judge a submission with `Lost.swift`.
private final class FaultyJudge: Sendable {
  let asked = Mutex<[[SourceFile]]>([])

  var key: AnswerKey {
    AnswerKey(UUID().uuidString) { [self] files, exercise throws(GradingError) in
      asked.withLock { $0.append(files) }
      if files.contains(where: { $0.name == "Lost.swift" }) { throw .machineTooBusy }
      return .of(exercise)
    }
  }
}
