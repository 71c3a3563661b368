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
        ] + (reports.count > 1 ? [("title", report.submission)] : []), diagnostic.message.english)
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
      : report.message.map { [command("notice", title(report.exercise, report), $0.english)] } ?? []
    return said + failed + message + (report.status.isJudged ? points(report) : [])
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

  /// The title, after the student's name if there are several.
  private func title(_ text: String, _ report: Report) -> [(String, String)] {
    [("title", reports.count > 1 ? "\(report.submission): \(text)" : text)]
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
