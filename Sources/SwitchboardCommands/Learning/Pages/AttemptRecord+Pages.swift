import CourseModel
import Foundation
import Messages
import Reporting
import Terminal

// The display of attempts.

extension AttemptRecord {
  /// The attempts as rows of a table.
  var entries: [AttemptTable.Entry] {
    attempts.enumerated().map { index, attempt in
      AttemptTable.Entry(number: index + 1, time: attempt.time, report: attempt.report)
    }
  }

  // MARK: - For people

  /// Returns the attempt's row of the table, and the difference between its files and the present
  /// sources.
  func page(of attempt: ProgressStore.Attempt, profile: TerminalProfile) throws -> [Line] {
    let entry = entries.filter { $0.number == number(of: attempt) }
    let table = AttemptTable(entry, timeZone: .current, profile: profile)
    let difference = DifferencePage(
      from: try files(of: attempt), to: try filesNow(), profile: profile)
    let body =
      difference.isEmpty
      ? [Line(profile.text(of: Message("Your files are as they were then."))), Line()]
      : legend(profile) + [Line()] + difference.lines
    return [Line(exercise.name, style: Style(bold: true))] + table.lines + [Line()] + body
  }

  private func legend(_ profile: TerminalProfile) -> [Line] {
    let signs: [Message] =
      profile.accessible
      ? []
      : [
        Message(
          "Lines with '-' are only in the attempt, lines with '+' only in your files now.")
      ]
    return [
      Line(
        profile.text(
          ofSentences: [
            Message(
              "The differences between the attempt and your files now.")
          ] + signs))
    ]
  }

  // MARK: - For programs

  private struct Entry: Encodable {
    let number: Int
    let time: String
    let status: ReportStatus
    let points: Int
    let maxPoints: Int
    let mistake: String?
    let digest: String
    let counts: Bool
  }

  private struct Document: Encodable {
    struct File: Encodable {
      let name: String
      let text: String
    }
    var format = 1
    let exercise: String
    var attempts: [Entry]?
    var attempt: Entry?
    var files: [File]?
    var report: Report?
  }

  /// All attempts as JSON.
  var document: String {
    get throws {
      let document = Document(
        exercise: exercise.name, attempts: attempts.indices.map { entry(at: $0) })
      return String(decoding: try Report.json(document), as: UTF8.self) + "\n"
    }
  }

  /// Returns one attempt as JSON, with its files.
  func document(of attempt: ProgressStore.Attempt) throws -> String {
    let files = try files(of: attempt).map { file in
      Document.File(name: file.name, text: String(decoding: file.content, as: UTF8.self))
    }
    let document = Document(
      exercise: exercise.name, attempt: entry(at: number(of: attempt) - 1), files: files,
      report: attempt.report)
    return String(decoding: try Report.json(document), as: UTF8.self) + "\n"
  }

  private func entry(at index: Int) -> Entry {
    let attempt = attempts[index]
    return Entry(
      number: index + 1, time: attempt.time.ISO8601Format(), status: attempt.report.status,
      points: attempt.report.points, maxPoints: attempt.report.maxPoints,
      mistake: attempt.report.mistake, digest: attempt.digest, counts: attempt.counts)
  }
}
