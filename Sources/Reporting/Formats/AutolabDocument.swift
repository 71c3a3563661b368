import CourseModel
import Foundation

/// A report as the last lines of an Autolab autograder's output (autolab/docs, lab.md and
/// features.md): the result of each check, then the scores, one line each.
///
/// The lab's problem has the exercise's name. A submission that could not be judged has no score,
/// so that an earlier good one stays.
struct AutolabDocument {
  let report: Report

  /// - Throws: `EncodingError`, which cannot happen for texts and numbers.
  func text() throws -> String {
    let scores = report.status.isJudged ? [report.exercise: report.points] : [:]
    let lines = [
      try Self.json(Stages(report)),
      try Self.json(
        Scores(scores: scores, scoreboard: report.status.isJudged ? [report.points] : nil)),
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Scores: Encodable {
    let scores: [String: Int]
    let scoreboard: [Int]?
  }

  /// Autolab's "semantic" presentation.
  private struct Stages: Encodable {
    struct Result: Encodable {
      let passed: Bool
      let hint: String?
    }
    let report: Report

    init(_ report: Report) { self.report = report }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode("semantic", forKey: Key("_presentation"))
      try container.encode([report.exercise], forKey: Key("stages"))
      let results = report.checks.map { check in
        (check.name, Result(passed: check.status == .passed, hint: check.messages.first?.english))
      }
      try container.encode(
        Dictionary(results) { first, _ in first }, forKey: Key(report.exercise))
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// The JSON on one line.
  private static func json(_ value: some Encodable) throws -> String {
    try Report.json(value, in: [.sortedKeys, .withoutEscapingSlashes])
  }
}
