import CourseModel
import Foundation
import Terminal

/// Reports as workflow commands of GitHub Actions: compiler messages at their lines, failed checks
/// as annotations, and the points last, as GitHub Classroom reads them.
///
/// Escaping follows actions/toolkit (packages/core/src/command.ts).
struct GitHubDocument {
  let reports: [Report]

  var text: String { reports.flatMap(lines).map { $0 + "\n" }.joined() }

  private func lines(_ report: Report) -> [String] {
    let said = report.diagnostics.map { diagnostic in
      command(
        diagnostic.severity == .error ? "error" : "warning",
        [
          ("file", diagnostic.file), ("line", "\(diagnostic.line)"),
          ("col", "\(diagnostic.column)"),
        ] + title(nil, report), diagnostic.message.english)
    }
    let failed = report.checks.filter(\.status.isWrong).map { check in
      let words = StatusMark(check.status).word.english
      return command(
        "error", title(check.name, report),
        check.text ?? words)
    }
    let message =
      report.passed
      ? []
      : report.message.map {
        [command("notice", title(isOfSeveral ? nil : report.exercise, report), $0.english)]
      } ?? []
    // In a class, an answer that nobody could read has no points, which is not zero.
    let hasPoints = reports.count > 1 ? report.hasVerdict : report.status.isJudged
    return said + failed + message + (hasPoints ? points(report) : [])
  }

  private func points(_ report: Report) -> [String] {
    [
      command(
        "notice", title("Autograding complete", report),
        "Points \(report.points)/\(report.maxPoints)"),
      command(
        "notice", title("Autograding report", report),
        #"{"totalPoints":\#(report.points),"maxPoints":\#(report.maxPoints)}"#),
    ]
  }

  /// Whether the reports are about several exercises.
  private var isOfSeveral: Bool { Set(reports.map(\.exercise)).count > 1 }

  /// The title, after the student's name if there are several, and the exercise's; empty without
  /// any.
  private func title(_ text: String?, _ report: Report) -> [(String, String)] {
    let parts = [
      reports.count > 1 ? report.submission : nil, isOfSeveral ? report.exercise : nil, text,
    ].compactMap(\.self)
    return parts.isEmpty ? [] : [("title", parts.joined(separator: ": "))]
  }

  private func command(
    _ name: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
    return "::\(name) \(list)::\(Self.escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    Sanitizer.clean(text).escaped(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escaped(text).escaped([":": "%3A", ",": "%2C"])
  }
}
