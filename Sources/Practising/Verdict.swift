import CourseModel
import Reporting

/// What was found out about one content of an exercise.
struct Verdict: Equatable, Sendable {
  /// The content that was judged.
  let digest: String?
  let report: Report
  let files: [SourceFile]

  /// Where in the files the trouble is, as far as it can be known.
  var place: SourcePlace? {
    guard !report.passed else { return nil }
    if let error = report.diagnostics.first(where: { $0.severity == .error }) {
      return SourcePlace(file: error.file, line: error.line, column: error.column)
    }
    return crash ?? firstToDo
  }

  /// The line that a message names: `… at Picker.swift:12: …`.
  private var crash: SourcePlace? {
    guard let check = report.firstOpenCheck, check.status.endedProcess else { return nil }
    for message in check.messages {
      for match in message.matches(of: /([^\s\/:]+\.swift):(\d+)/) {
        let file = String(match.output.1)
        guard let line = Int(match.output.2), files.contains(where: { $0.name == file }) else {
          continue
        }
        return SourcePlace(file: file, line: line)
      }
    }
    return nil
  }

  /// The place that the stub left to its learner for the TODO that is open; else the first of all
  /// that are still marked.
  private var firstToDo: SourcePlace? {
    let open = report.firstOpenCheck?.todo ?? 1
    // The open one first, those without a number last.
    func rank(_ todo: ToDo) -> Int { todo.number == open ? 0 : todo.number ?? .max }
    let first = files.flatMap(\.todos).min { rank($0) < rank($1) }
    return first.map { SourcePlace(file: $0.file, line: $0.line) }
  }
}
