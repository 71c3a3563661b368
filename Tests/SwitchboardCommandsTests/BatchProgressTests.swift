import CourseModel
import Messages
import TestSupport
import Testing

@testable import SwitchboardCommands

@Suite("The progress of a batch")
struct BatchProgressTests {
  private let start = ContinuousClock.now

  /// Returns the text after reports at these seconds.
  private func text(_ count: Int, _ seconds: [Double], _ status: ReportStatus = .passed) -> String {
    var progress = BatchProgress(of: count)
    for second in seconds {
      let report = Report(exercise: "E", submission: "s", status: status, checks: [])
      progress.note(report, at: start + .seconds(second))
    }
    return progress.message.english
  }

  @Test("counts, and says how long the others take when it has seen some")
  func counts() {
    #expect(text(150, [1, 2, 3], .failed) == "graded 3 of 150, 3 not passed")
    #expect(text(50, [1, 2, 3, 4]) == "graded 4 of 50, 0 not passed, about 46 s left")
    #expect(text(184, [1, 2, 3, 4]) == "graded 4 of 184, 0 not passed, about 3 min left")
    #expect(text(4, [1, 2, 3, 4]) == "graded 4 of 4, 0 not passed")
  }

  @Test("goes by the last reports, since the first may have been found ready")
  func recent() {
    let found = Array(repeating: 0.0, count: 100)
    let judged = (1...20).map { Double($0) * 2 }

    #expect(text(130, found) == "graded 100 of 130, 0 not passed")
    #expect(text(130, found + judged) == "graded 120 of 130, 0 not passed, about 20 s left")
  }

  @Test("counts what was graded for other exercises of an assignment, and no time for it")
  func assignment() {
    let earlier = [ReportStatus.passed, .failed].map {
      Report(exercise: "D", submission: "s", status: $0, checks: [])
    }
    var progress = BatchProgress(of: 4, after: earlier)
    #expect(progress.message.english == "graded 2 of 4, 1 not passed")
    progress.note(earlier[1], at: start)
    #expect(progress.message.english == "graded 3 of 4, 2 not passed")
  }
}
