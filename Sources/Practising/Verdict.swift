import CourseModel
import Reporting

/// What was found out about one content of an exercise.
struct Verdict: Sendable {
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

  /// The first place that the stub left to its learner.
  private var firstToDo: SourcePlace? {
    var places: [(number: Int, place: SourcePlace)] = []
    for file in files {
      let lines = String(decoding: file.content, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let match = line.firstMatch(of: /\/\/\s*TODO:\s*(\d*)/) else { continue }
        let number = Int(match.output.1) ?? .max
        places.append((number, SourcePlace(file: file.name, line: index + 1)))
      }
    }
    return places.min { $0.number < $1.number }?.place
  }
}
