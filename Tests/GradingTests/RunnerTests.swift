import GradingTestSupport
import CourseModel
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
    var exercise = try TestMachine.exercise("FlipSide")
    exercise.limits.checkSeconds = 1
    let files = try exercise.solution().map { file in
      let text = String(decoding: file.content, as: UTF8.self)
      return SourceFile(
        file.name,
        text.replacing("public func done() {", with: "public func done() {\n    while true {}"))
    }
    let report = try await TestMachine.withPermit {
      try await Grader(for: exercise, in: TestMachine.machine())
        .grade(.accepted(Submission(name: "loop", files: files)))
    }
    let late = report.checks.filter { $0.status == .timedOut }

    #expect(late.count > 2)
    #expect(late.count { $0.seconds == 1 } == 1)
    #expect(late.allSatisfy { $0.seconds == 1 || $0.seconds == 0.5 })
    #expect(report.checks.count { $0.status == .passed } == report.checks.count - late.count)
  }
}
