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
}
