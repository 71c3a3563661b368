@testable import CourseModel
import Foundation
import GradingTestSupport
import Messages
import SwiftSources
import TestSupport

@testable import Reporting

/// A class with invented verdicts on FlipSide.
enum SampleClass {
  static func exercise() throws -> Exercise { try Exercise(at: TestMachine.original("FlipSide")) }

  /// Returns a report in which these checks fail.
  static func report(
    _ exercise: Exercise, _ status: ReportStatus, failing: Set<Int> = [], mistake: String? = nil,
    message: Message? = nil, saying messages: [Message] = ["It was not told."]
  ) -> Report {
    Report(
      exercise: exercise.name, submission: "", status: status, mistake: mistake, message: message,
      checks: exercise.checks.enumerated().map { index, check in
        let isRun = status == .passed || status == .failed
        let fails = failing.contains(index)
        return CheckResult(
          check, isRun ? (fails ? .failed : .passed) : .notRun, messages: fails ? messages : [])
      })
  }

  /// Returns a report on six students: one passes, two make a known mistake, two fail alike, one
  /// could not be judged.
  static func report(names: [String] = ["Ada", "Bo", "Chi", "Dev", "Eva", "Finn"]) throws
    -> ClassReport
  {
    let exercise = try exercise()
    let reports = [
      report(exercise, .passed),
      report(exercise, .failed, failing: [0], mistake: "strong-delegate", message: "It keeps it."),
      report(exercise, .failed, failing: [0], mistake: "strong-delegate", message: "It keeps it."),
      report(exercise, .failed, failing: [1, 2]), report(exercise, .failed, failing: [1, 2]),
      report(exercise, .errored, message: "The disk is full."),
    ]
    return ClassReport(
      exercise: exercise,
      entries: zip(names, reports).map { ClassReport.Entry(name: $0, report: $1) })
  }

  /// Returns a report on this many students, of whom the last two submit the same answer with other
  /// names.
  static func large(_ count: Int) throws -> ClassReport {
    let exercise = try exercise()
    let files = (0..<count).map { number in
      let text = answer(number >= count - 2 ? 0 : number)
      return [SourceFile(name: "Answer.swift", content: Data(text.utf8))]
    }
    let entries = (0..<count).map { number in
      let failing = Set(exercise.checks.indices.filter { (number * 7 + $0 * 3) % 5 == 0 })
      var report = report(
        exercise, failing.isEmpty ? .passed : .failed, failing: failing,
        mistake: number % 3 == 0 && !failing.isEmpty ? "told-twice" : nil,
        message: number % 3 == 0 ? "It tells `main` twice, at each **change**." : nil)
      report.submission = "Student \(number)"
      let day = 10 + number * number % 9
      report.delivery = Delivery(
        platform: "moodle", students: [Student(name: "Student \(number)")],
        attempt: 1 + number % 3, attempts: 1 + number % 3,
        submittedAt: "2026-11-\(day)T\(10 + number % 13):15:00Z", isLate: day > 17)
      return ClassReport.Entry(name: "Student \(number)", report: report)
    }
    let likeness = Likeness(of: files.map { Fingerprints(of: $0) }, given: []) { files[$0] }
    return ClassReport(exercise: exercise, entries: entries, likeness: likeness)
  }

  /// Returns a report on two students who hand in the same answer except for names, in addition to
  /// given code.
  static func twins() throws -> ClassReport {
    let exercise = try exercise()
    let stub = "import MiniCocoa\n\n/// What a screen tells its delegate.\nprotocol Screens {}\n"
    let given = [SourceFile(name: "Screens.swift", content: Data(stub.utf8))]
    let answers = ["x", "thing"].map { name in
      let text = stub + answer(1).replacing(" x", with: " \(name)") + "\n"
      return [SourceFile(name: "Screens.swift", content: Data(text.utf8))]
    }
    return ClassReport(
      exercise: exercise,
      entries: ["Ada", "Bo"].map { .init(name: $0, report: report(exercise, .passed)) },
      likeness: Likeness(of: answers.map { Fingerprints(of: $0) }, given: given) { answers[$0] })
  }

  /// Returns the page of a class for one exercise.
  static func page(_ report: ClassReport, feedback: [String: String] = [:]) throws
    -> ClassReportPage
  {
    let assignment = ClassAssignment(of: try exercise())
    let reports = [
      report.entries.map { entry in
        var report = entry.report
        report.submission = entry.name
        return report
      }
    ]
    let grades = assignment.grades(reports)
    return ClassReportPage(
      of: nil, [report], grades, times: HandInTimes(of: grades, reports, for: assignment),
      feedback: feedback)
  }

  /// Returns statements whose order depends on a number.
  static func answer(_ seed: Int) -> String {
    let statements = [
      "if a > b { c += d[a] } else { return e }", "for x in list where x.isOpen { x.close(y) }",
      "while let t = tasks.popLast() { print(t.name, t) }", "guard let w, w.isKey else { return }",
      "switch s { case .a: f(); case .b(let n): g(n); default: h() }", "z = z.map { $0 * 2 }",
    ]
    return (0..<16).map { statements[(seed * seed + seed * $0 + $0 * $0 * 3) % 6] }
      .joined(separator: "\n")
  }
}
