import Foundation
import Messages
import TestSupport

@testable import CourseModel
@testable import Reporting

/// Grades of a class, written by hand.
enum Grades {
  /// Returns a student's grade with this many points of 20; nil points for a submission that could
  /// not be judged.
  static func grade(
    _ student: Student, _ points: Double?, named name: String? = nil, platform: String? = "x",
    maxPoints: Double = 20, message: Message? = nil, isUntouched: Bool = false
  ) -> StudentGrade {
    let report = report(
      points.map { Int($0) }, of: Int(maxPoints), named: name ?? student.title,
      Delivery(platform: platform, students: [student]), message: message,
      isUntouched: isUntouched)
    return StudentGrade(
      submission: name ?? student.title, delivery: report.delivery, reports: [report],
      parts: [points], points: points, maxPoints: maxPoints, daysLate: 0, percentOff: 0,
      decisions: [])
  }

  /// Returns a report with one check for each point.
  static func report(
    _ points: Int?, of maxPoints: Int, named name: String = "ada", _ delivery: Delivery? = nil,
    exercise: String = "E", message: Message? = nil, isUntouched: Bool = false
  ) -> Report {
    let checks = (0..<maxPoints).map { number in
      Check(id: "c\(number)", name: "Check \(number)", points: 1, kind: .test)
    }
    let results = checks.enumerated().map { index, check in
      CheckResult(
        check, points.map { index < $0 ? .passed : .failed } ?? .notRun,
        messages: points.map { index < $0 ? [] : [.verbatim("No <\(index)> & \"so\".")] } ?? [])
    }
    let status: ReportStatus = points.map { $0 == maxPoints ? .passed : .failed } ?? .errored
    return Report(
      exercise: exercise, submission: name, status: status, message: message,
      isUntouched: isUntouched, checks: results, delivery: delivery)
  }
}
