import CourseModel
import Foundation
import TestSupport
import Testing

/// The expected report, from a scenario's `expected.json` or written as a value.
struct Expectation: Codable, Sendable {
  /// The files that the scenario's files overlay.
  enum Ground: String, Codable {
    case solution, stub, nothing
    /// The solution, whose Done button first calls a function of the scenario, `interferes`.
    case right
    /// A wrong answer that asks a function of the scenario, `pretends`, whether to be right.
    case wrong
  }

  struct ExpectedDiagnostic: Codable {
    var file: String
    var line: Int
    var column: Int?
    var severity: Diagnostic.Severity
    var contains: String
  }

  struct Limits: Codable {
    var buildSeconds: Double?
    var checkSeconds: Double?
  }

  /// The exercise's allowances beyond the strict default.
  struct ResourceLimits: Codable {
    var imports: [String]?
    var unsafe: Bool?
    var attributes: Bool?
    var concurrency: Bool?
    var system: Bool?
  }

  var exercise = "ColorPicker"
  /// The purpose of the submission: some rules hold for all reports of a class.
  var `class` = ScenarioClass.honest
  var on: Ground? = nil
  var limits: Limits? = nil
  var allow: ResourceLimits? = nil
  var status: ReportStatus
  /// The checks that are not passed; where nothing ran, all are `notRun` and none is listed.
  var checks: [String: CheckStatus]? = nil
  /// The checks that have nothing to judge yet; nil to skip this comparison.
  var waiting: [String]? = nil
  var mistake: String? = nil
  /// Parts of the messages of single checks.
  var messages: [String: [String]]? = nil
  /// All diagnostics, in order.
  var diagnostics: [ExpectedDiagnostic]? = nil
  /// In place of diagnostics, the number of warnings; there must be no other diagnostics.
  var warnings: Int? = nil
  /// A part of the report's message; if absent, the report must have none. For a recognized
  /// mistake, the message must be that mistake's.
  var message: String? = nil
  /// The parts that are not compared.
  var ignored: [String]? = nil

  /// Records an issue for every difference.
  func verify(_ report: Report, of exercise: Exercise) throws {
    #expect(report.status == status, "\(report.message ?? "")")
    #expect(report.mistake == mistake)
    verifyChecks(report, exercise)
    try verifyTexts(report, exercise)
    #expect(report.ignored == ignored ?? [])
    let found = report.diagnostics
    if let warnings {
      #expect(found.map(\.severity) == Array(repeating: .warning, count: warnings))
      return
    }
    #expect(found.count == (diagnostics ?? []).count, "\(found)")
    for (found, expected) in zip(found, diagnostics ?? []) {
      #expect(found.file == expected.file)
      #expect(found.line == expected.line)
      #expect(found.column == expected.column ?? found.column)
      #expect(found.severity == expected.severity)
      #expect(found.message.contains(expected.contains), "\(found.message)")
    }
  }

  private func verifyChecks(_ report: Report, _ exercise: Exercise) {
    #expect(report.checks.map(\.id) == exercise.checks.map(\.id))
    let didRun = [.passed, .failed].contains(status)
    let open = Dictionary(
      uniqueKeysWithValues: report.checks.filter(\.status.isWrong).map { ($0.id, $0.status) }
    )
    if didRun {
      #expect(open == checks ?? [:])
      if let waiting {
        #expect(report.checks.filter { $0.status == .pending }.map(\.id) == waiting)
      }
    } else {
      #expect(report.checks.allSatisfy { $0.status == .notRun && $0.points == 0 })
    }
    let points = report.checks.filter { $0.status == .passed }.reduce(0) { $0 + $1.maxPoints }
    #expect(report.points == points)
    #expect(report.maxPoints == exercise.maxPoints)
  }

  private func verifyTexts(_ report: Report, _ exercise: Exercise) throws {
    if let mistake {
      let known = try exercise.mistakes().first { $0.name == mistake }?.message
      // The learner's own line may come before it.
      #expect(
        report.message?.hasSuffix(known ?? "no such mistake") == true, "\(report.message ?? "")")
    } else if let message {
      #expect(report.message?.contains(message) == true, "\(report.message ?? "no message")")
    } else {
      #expect(report.message == nil)
    }
    for check in report.checks {
      let text = check.messages.map(\.english).joined(separator: "\n")
      for part in messages?[check.id] ?? [] { #expect(text.contains(part), "\(check.id): \(text)") }
      #expect(check.messages.isEmpty != check.status.isWrong, "\(check.id): \(text)")
    }
    // No part of the hidden suite, and no path of this machine, may reach a learner.
    let texts =
      ([report.message ?? ""] + report.checks.flatMap(\.messages)).map(\.english)
      + report.diagnostics.flatMap { diagnostic in
        [diagnostic.message, diagnostic.explanation ?? ""].map(\.english)
          + diagnostic.notes.map(\.message)
      }
    for text in texts {
      for secret in ["Suite", "Listener", "Poster", "#expect", "/tmp/", "/opt/"] {
        #expect(!text.contains(secret), "\(text)")
      }
    }
    #expect(!String(reflecting: report).contains(PlantedSecret.word), "\(report)")
  }
}
