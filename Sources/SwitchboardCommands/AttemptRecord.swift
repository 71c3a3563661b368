import CourseModel
import Foundation
import Reporting
import Terminal
import Workspaces

/// The attempts at one exercise, numbered from 1, and how they are shown.
struct AttemptRecord {
  let exercise: Exercise
  private let workspace: Workspace
  private let progress: Progress
  private let attempts: [Progress.Attempt]

  init(of exercise: Exercise, in workspace: Workspace, _ progress: Progress) throws {
    self.exercise = exercise
    self.workspace = workspace
    self.progress = progress
    attempts = try progress.attempts(at: exercise.name)
  }

  var entries: [AttemptTable.Entry] {
    attempts.enumerated().map { index, attempt in
      AttemptTable.Entry(number: index + 1, time: attempt.time, report: attempt.report)
    }
  }

  /// The attempt of this number, counted from 1.
  func attempt(_ number: Int) throws -> Progress.Attempt {
    guard attempts.indices.contains(number - 1) else {
      let count = attempts.isEmpty ? "none" : "\(attempts.count)"
      throw UsageError(
        "there is no attempt \(number) at \(exercise.name), there are \(count); "
          + "'switchboard attempts \(exercise.name)' lists them")
    }
    return attempts[number - 1]
  }

  /// Puts back what was judged then, in place of what is there now; `undo` brings that back.
  func restore(_ attempt: Progress.Attempt) throws -> Restoration {
    let files = try progress.content(of: attempt.id)
    guard !files.isEmpty else {
      throw UsageError("nothing could be read at that attempt, so there is nothing to put back")
    }
    return try workspace.restore(files, of: exercise.name, keepingIn: progress, at: Date())
  }

  // MARK: - For people

  /// Its row of the table, and what differs between its content and what is in Sources now.
  func page(of attempt: Progress.Attempt, profile: TerminalProfile) throws -> [Line] {
    let entry = entries.filter { attempts[$0.number - 1].id == attempt.id }
    let table = AttemptTable(entry, timeZone: .current, profile: profile)
    let now = try workspace.files(of: exercise.name).filter { $0.name.hasSuffix(".swift") }
      .map { file in
        // Attempts know files by their names alone.
        SourceFile(name: String(file.name.split(separator: "/").last ?? ""), content: file.content)
      }
    let difference = DifferencePage(
      from: try progress.content(of: attempt.id), to: now,
      names: DifferencePage.Names(old: "then", new: "now"), profile: profile)
    let body =
      difference.isEmpty
      ? [Line("Your files are as they were then."), Line()]
      : legend(profile) + [Line()] + difference.lines
    return [Line(exercise.name, style: Style(bold: true))] + table.lines + [Line()] + body
  }

  private func legend(_ profile: TerminalProfile) -> [Line] {
    let signs =
      profile.accessible ? "" : " Lines with '-' are of then only, lines with '+' of now only."
    return [Line("What differs between then and your files now.\(signs)")]
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

  /// One attempt as JSON, with what was judged.
  func document(of attempt: Progress.Attempt) throws -> String {
    let index = attempts.firstIndex { $0.id == attempt.id }
    let files = try progress.content(of: attempt.id).map { file in
      Document.File(name: file.name, text: String(decoding: file.content, as: UTF8.self))
    }
    let document = Document(
      exercise: exercise.name, attempt: index.map { entry(at: $0) }, files: files,
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
