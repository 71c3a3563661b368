import CourseModel
import Reporting

/// The verdict on one content of an exercise.
struct Verdict: Equatable, Sendable {
  /// The digest of the judged content.
  let digest: String?
  let report: Report
  let files: [SourceFile]

  /// The place of the problem in the files, as far as it is known.
  var place: SourcePlace? {
    guard !report.passed else { return nil }
    if let error = report.diagnostics.first(where: { $0.severity == .error }) {
      return SourcePlace(file: error.file, line: error.line, column: error.column)
    }
    return report.firstOpenCheck?.end(in: files).map { SourcePlace(file: $0.file, line: $0.line) }
      ?? firstToDo
  }

  /// The mark of the open TODO in the files; otherwise the first mark that remains.
  private var firstToDo: SourcePlace? {
    let open = report.firstOpenCheck?.todo ?? 1
    // The open TODO first, those without a number last.
    func rank(_ todo: ToDo) -> Int { todo.number == open ? 0 : todo.number ?? .max }
    let first = files.flatMap(\.todos).min { rank($0) < rank($1) }
    return first.map { SourcePlace(file: $0.file, line: $0.line) }
  }
}
