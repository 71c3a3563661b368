import GradingTestSupport
import CourseModel
import Synchronization
import TestSupport
import Testing

@testable import Grading

@Suite("Checks with a process each")
struct RunnerTests {
  @Test("come to the same whether they run one after the other or side by side")
  func sideBySide() async throws {
    let exercise = try TestMachine.exercise("ColorPicker")
    let memory = SourceFile(
      "Memory.swift", "@MainActor enum Memory { static var count = [1, 2].count }")
    let submission = try Submission.solution(of: exercise, with: [memory])

    let reports = try await TestMachine.withPermit {
      let grader = try Grader(for: exercise, in: TestMachine.machine())
      var reports: [Report] = []
      for processes in [1, 3] {
        reports.append(try await grader.grade(.accepted(submission), processes: processes))
      }
      return reports
    }

    #expect(reports.allSatisfy { $0.status == .passed })
    #expect(reports[0].checks.map(\.id) == reports[1].checks.map(\.id))
    #expect(reports[0].checks.map(\.status) == reports[1].checks.map(\.status))
  }

  @Test("An endless loop uses up the time of one check, and others that pass still pass")
  func endlessLoop() async throws {
    var exercise = try TestMachine.exercise("TwoButtons")
    exercise.limits.checkSeconds = 2
    let files = try looping(in: exercise)
    let report = try await TestMachine.withPermit {
      try await Grader(for: exercise, in: TestMachine.machine())
        .grade(.accepted(Submission(name: "loop", files: files)))
    }
    let late = report.checks.filter { $0.status == .timedOut }

    let place = "\(Self.name):\(try loopLine(in: files))"
    #expect(
      late.first { $0.seconds == 2 }?.messages.first?.hasPrefix(
        "Your code, at \(place), was still running after 2 s") == true)
    #expect(late.allSatisfy { $0.read == nil })
    #expect(late.count > 5)
    #expect(late.count { $0.seconds == 2 } == 1)
    #expect(late.allSatisfy { $0.seconds == 2 || $0.seconds == 0.5 })
    #expect(report.checks.count { $0.status == .passed } == 5)
  }

  private static let name = "MySecondViewController.swift"

  /// The solution with a loop that does not end in one of its files.
  private func looping(in exercise: Exercise) throws -> [SourceFile] {
    try exercise.solution().map { file in
      let text = String(decoding: file.content, as: UTF8.self)
      let looping = text.replacing("viewDidLoad() {", with: "viewDidLoad() {\n    while true {}")
      return file.name == Self.name ? SourceFile(Self.name, looping) : file
    }
  }

  private func loopLine(in files: [SourceFile]) throws -> Int {
    let lines = files.flatMap {
      String(decoding: $0.content, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).enumerated()
    }
    return try #require(lines.first { $0.element.contains("while true") }).offset + 1
  }

  @Test(
    "Whoever waits hears first of the check that ran out of time, and waits less for the others")
  func firstFound() async throws {
    var exercise = try TestMachine.exercise("TwoButtons")
    exercise.limits.checkSeconds = 2
    let files = try looping(in: exercise)
    let told = Mutex<[Report]>([])
    let report = try await TestMachine.withPermit {
      try await Grader(for: exercise, in: TestMachine.machine())
        .telling { report in told.withLock { $0.append(report) } }
        .grade(.accepted(Submission(name: "loop", files: files)), processes: 2)
    }
    let first = try #require(told.withLock(\.self).first)
    let late = report.checks.filter { $0.status == .timedOut }

    #expect(told.withLock(\.count) == 1)
    #expect(first.firstOpenCheck == late.first { $0.seconds == 2 })
    #expect(first.checks.count { $0.status == .notRun } == first.checks.count - 1)
    #expect(late.allSatisfy { $0.seconds == 2 || $0.seconds < 0.5 })
    let place = "\(Self.name):\(try loopLine(in: files))"
    #expect(report.firstOpenCheck?.messages.first?.contains(place) == true)
    #expect(report.checks.count { $0.status == .passed } == 5)
  }
}
