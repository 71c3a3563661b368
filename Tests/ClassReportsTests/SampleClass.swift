import CourseModel
import Foundation
import GradingTestSupport
import Similarity

@testable import ClassReports

/// A class that was not graded, but could have been: FlipSide's frame, and verdicts of our own.
enum SampleClass {
  static func exercise() throws -> Exercise { try Exercise(at: TestMachine.original("FlipSide")) }

  /// A report in which these checks fail.
  static func report(
    _ exercise: Exercise, _ status: ReportStatus, failing: Set<Int> = [], mistake: String? = nil,
    message: String? = nil, saying messages: [String] = ["It was not told."]
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

  /// Six of them: one passes, two make a known mistake, two fail alike, one could not be judged.
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

  /// So many, of whom the last two hand in the same under other names.
  static func large(_ count: Int) throws -> ClassReport {
    let exercise = try exercise()
    return ClassReport(
      exercise: exercise,
      entries: (0..<count).map { number in
        let failing = Set(exercise.checks.indices.filter { (number * 7 + $0 * 3) % 5 == 0 })
        let isCopy = number >= count - 2
        let file = SourceFile(name: "Answer.swift", content: Data(answer(isCopy ? 0 : number).utf8))
        return ClassReport.Entry(
          name: "Student \(number)",
          report: report(
            exercise, failing.isEmpty ? .passed : .failed, failing: failing,
            mistake: number % 3 == 0 && !failing.isEmpty ? "told-twice" : nil),
          files: [file], fingerprints: Fingerprints(of: [file]))
      })
  }

  /// Statements whose order depends on a number.
  private static func answer(_ seed: Int) -> String {
    let statements = [
      "if a > b { c += d[a] } else { return e }", "for x in list where x.isOpen { x.close(y) }",
      "while let t = tasks.popLast() { print(t.name, t) }", "guard let w, w.isKey else { return }",
      "switch s { case .a: f(); case .b(let n): g(n); default: h() }", "z = z.map { $0 * 2 }",
    ]
    return (0..<16).map { statements[(seed * seed + seed * $0 + $0 * $0 * 3) % 6] }
      .joined(separator: "\n")
  }
}
