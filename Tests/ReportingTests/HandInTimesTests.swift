@testable import CourseModel
import Foundation
import Testing

@testable import Reporting

@Suite("Times at which a class hands in")
struct HandInTimesTests {
  private func times(
    _ moments: [String?], attempts: [Int?] = [], due: String? = nil,
    zone: String = "Z", counting: ClassAssignment.Attempts = .latest
  ) throws -> HandInTimes {
    let exercise = try SampleClass.exercise()
    let reports = moments.enumerated().map { index, moment in
      var report = SampleClass.report(
        exercise, index == 0 ? .passed : .failed, failing: index == 0 ? [] : [0])
      report.submission = "\(index)"
      report.delivery = Delivery(
        attempt: attempts.indices.contains(index) ? attempts[index] : nil, submittedAt: moment)
      return report
    }
    let assignment = ClassAssignment(
      title: "A", parts: [.init(exercise: exercise.name)],
      due: due.flatMap { Date(iso8601: $0) }, zone: zone, attempts: counting)
    return HandInTimes(of: assignment.grades([reports]), [reports], for: assignment)
  }

  @Test("are bars of hours or days, with late ones apart")
  func bars() throws {
    let days = try times(
      ["2026-11-01T23:30:00Z", "2026-11-02T00:30:00Z", "2026-11-09T12:00:00Z", nil, "nonsense"],
      due: "2026-11-05T00:00:00Z")
    #expect(days.step == 12 * 3_600)
    #expect(days.bars.map(\.passed).reduce(0, +) == 1)
    #expect(days.bars.map(\.others).reduce(0, +) == 2)
    #expect(days.bars.first?.isLate == false)
    #expect(days.bars.last?.isLate == true)
    #expect(try times(["2026-11-01T10:00:00Z", "2026-11-01T12:00:00Z"]).step == 3_600)
  }

  @Test("never have more bars than fit, and none where no time is known")
  func many() throws {
    let long = try times(["1999-01-01T00:00:00Z", "2026-11-01T00:00:00Z"])
    #expect((2...20).contains(long.bars.count))
    #expect(try times([nil, nil]).bars.isEmpty)
    #expect(try times([]).bars.isEmpty)
  }

  @Test("begin at midnight where the assignment is due")
  func zone() throws {
    let times = try times(
      (1...19).map { "2026-11-\($0 + 10)T01:00:00" }, due: "2026-11-20T00:00:00+02:00",
      zone: "+02:00")
    #expect(times.bars.first?.start == Date(iso8601: "2026-11-11T00:00:00+02:00"))
  }

  @Test("tell how many attempts it took; one each tells nothing")
  func tries() throws {
    #expect(try times(["2026-11-01T10:00:00Z"], attempts: [1]).tries.isEmpty)
    let tries = try times([nil, nil, nil], attempts: [3, 1, 1]).tries
    #expect(tries.map(\.number) == [1, 3])
    #expect(tries.map(\.count) == [2, 1])
    #expect(tries.map(\.passed) == [0, 1])
    #expect(tries[1].median == 100)
  }
}
