@testable import CourseModel
import Foundation
import TestSupport

/// Reports of every kind, with hostile text where students can insert it.
enum Samples {
  static let checks = [
    Check(id: "doneReports", name: "Done reports <the> \"colour\"", points: 3, kind: .test),
    Check(id: "cancelReports", name: "Cancel reports nil", points: 2, kind: .test),
    Check(id: "noTrap", name: "No delegate, no trap", points: 1, kind: .test),
  ]

  static let unfair = Check(id: "unfair", name: "Unfair", points: 0, kind: .test)

  static let timing = Report.Timing(build: 0.06, suite: 0, run: 0.02, total: 0.1004)

  static let passed = Report(
    course: "switchboard", exercise: "ColorPicker", submission: "student-01", status: .passed,
    checks: checks.map { CheckResult($0, .passed, seconds: 0.001) }, seconds: timing,
    provenance: Report.Provenance(
      judgedAt: "2026-11-22T10:00:00Z", content: "c0ffee", grader: "0.1.0", suite: "5u17e"))

  static let failed = Report(
    course: "\"ours\" & <theirs>\u{1B}", exercise: "ColorPicker", submission: "student-02",
    status: .failed, mistake: "forgets-cancel",
    message: "Your Cancel tells *nobody*.",
    checks: [
      CheckResult(checks[0], .passed, seconds: 0.001),
      CheckResult(
        checks[1], .failed, messages: ["Cancel was tapped: the delegate heard nothing."],
        seconds: 0.0021),
      CheckResult(
        checks[2], .crashed,
        messages: ["Your code stopped the program at A.swift:3: Index out of range."], seconds: 0),
    ], seconds: timing)

  static let uncompiled = Report(
    exercise: "ColorPicker", submission: "=cmd|' /C calc'!A0", status: .doesNotCompile,
    checks: checks.map { CheckResult($0, .notRun) },
    diagnostics: [
      Diagnostic(
        file: "A.swift", line: 2, column: 3, severity: .error,
        message: "cannot find 'x' in scope\u{1B}[2J & <more>",
        explanation: "`x` is *nobody* here; `show(_:)` and `hide(_:)` are.",
        notes: [
          Diagnostic.Note(file: "A.swift", line: 2, column: 3, message: "did you mean 'é'?"),
          Diagnostic.Note(file: "B.swift", line: 7, column: 1, message: "'é' declared here <&>"),
        ]),
      Diagnostic(
        file: "B.swift", line: 9, column: 1, severity: .error, message: "'nil' is of no type",
        isCascading: true),
      Diagnostic(
        file: "A.swift", line: 1, column: 1, severity: .warning, message: "never used"),
    ], seconds: timing)

  static let rejected = Report(
    exercise: "ColorPicker", submission: "student,\"04\"", status: .rejected,
    message: "There is no Swift file in it.", checks: checks.map { CheckResult($0, .notRun) },
    seconds: timing)

  static let errored = Report(
    exercise: "ColorPicker", submission: "student-05", status: .errored,
    message: "the disk is full", checks: checks.map { CheckResult($0, .notRun) }, seconds: timing)

  static let all = [passed, failed, uncompiled, rejected, errored]

  static let files = [
    SourceFile(name: "A.swift", content: Data("import MiniCocoa\n\té x = 1\n".utf8))
  ]
}
