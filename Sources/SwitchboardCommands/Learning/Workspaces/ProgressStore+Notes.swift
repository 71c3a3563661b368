import CourseModel
import Foundation
import FullScreen
import GRDB
import Typesetting

// Lessons read, choices that the learner made once, and the open exercise.

extension ProgressStore {
  /// Records that this lesson was read to its end; only the first time counts.
  func read(lesson: String, at time: Date) throws(WorkspaceError) {
    try write { database in
      try database.execute(
        sql: "INSERT INTO lesson (name, readAt) VALUES (?, ?) ON CONFLICT DO NOTHING",
        arguments: [lesson, time.timeIntervalSince1970])
    }
  }

  /// Returns when each lesson was first read to its end, by name.
  func lessonsRead() throws(WorkspaceError) -> [String: Date] {
    try read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT name, readAt FROM lesson")
      return Dictionary(
        uniqueKeysWithValues: rows.map { row in
          (row["name"], Date(timeIntervalSince1970: row["readAt"]))
        })
    }
  }
}

// MARK: - Choices

extension ProgressStore {
  /// A choice that the learner makes once.
  enum Choice: Sendable {
    /// The program that opens their files.
    case editor
    /// The name of the path that they follow; empty for the whole course.
    case path
    /// The exercise that they opened last, and when, in seconds since 1970.
    case exercise
    /// Where they left the lesson of this name (`PageMarks.place`).
    case place(lesson: String)

    /// Its name in the table.
    fileprivate var name: String {
      switch self {
      case .editor: "editor"
      case .path: "path"
      case .exercise: "exercise"
      case .place(let lesson): "place \(lesson)"
      }
    }
  }

  /// Stores a choice, replacing an earlier one.
  func choose(_ value: String, for choice: Choice) throws(WorkspaceError) {
    try write { database in try Self.choose(value, for: choice, in: database) }
  }

  private static func choose(_ value: String, for choice: Choice, in database: Database) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO choice (name, value) VALUES (?, ?)",
      arguments: [choice.name, value])
  }

  /// Returns the learner's choice; nil if they have not made one.
  func chosen(_ choice: Choice) throws(WorkspaceError) -> String? {
    try read { database in
      try String.fetchOne(
        database, sql: "SELECT value FROM choice WHERE name = ?", arguments: [choice.name])
    }
  }

  /// Returns a lesson with what the learner did on its page. An unread page opens where they left it.
  func page(of lesson: Lesson, _ document: MarkdownDocument) throws(WorkspaceError)
    -> QuestionedPage
  {
    QuestionedPage(
      document, of: lesson.name, answers: try answers().typed,
      isRead: try lessonsRead()[lesson.name] != nil,
      place: try chosen(.place(lesson: lesson.name)).flatMap { Double($0) })
  }

  /// Stores where lessons were left, those that are read before the others. Ignores errors, because
  /// reading must work on a read-only disk as well.
  func leave(_ lessons: [String: Double]) {
    let read = (try? lessonsRead()) ?? [:]
    for isRead in [true, false] {
      for (lesson, place) in lessons where (read[lesson] != nil) == isRead {
        try? choose("\(place)", for: .place(lesson: lesson))
      }
    }
  }

  /// Returns the lesson that the learner left last, if they left it below its beginning and have not
  /// read it to its end.
  func lessonLeftHalfway() throws(WorkspaceError) -> String? {
    let prefix = Choice.place(lesson: "").name
    let last = try read { database in
      // The latest choice has the largest rowid.
      try Row.fetchOne(
        database,
        sql: "SELECT name, value FROM choice WHERE name LIKE ? ORDER BY rowid DESC LIMIT 1",
        arguments: ["\(prefix)%"]
      ).map { (name: $0["name"] as String, place: Double($0["value"] as String) ?? 0) }
    }
    guard let last, last.place > 0 else { return nil }
    let name = String(last.name.dropFirst(prefix.count))
    return try lessonsRead()[name] == nil ? name : nil
  }
}

// MARK: - The open exercise

extension ProgressStore {
  /// The exercise that a learner opened last, or whose file they saved last.
  struct Opening: Sendable, Equatable {
    let exercise: String
    let time: Date
  }

  /// Records that the learner opened an exercise: commands without a name are about it.
  func open(_ exercise: String, at time: Date) throws(WorkspaceError) {
    try write { database in try Self.open(exercise, at: time, in: database) }
  }

  static func open(_ exercise: String, at time: Date, in database: Database) throws {
    try choose("\(exercise) \(time.timeIntervalSince1970)", for: .exercise, in: database)
  }

  /// Returns the exercise that was opened last, or one of these if its file was saved after that;
  /// nil if there is neither.
  func opening(orSaved names: [String]) throws(WorkspaceError) -> Opening? {
    let words = (try chosen(.exercise) ?? "").split(separator: " ")
    let opened = words.first.map { name in
      Opening(
        exercise: String(name),
        time: Date(timeIntervalSince1970: words.dropFirst().first.flatMap { Double($0) } ?? 0))
    }
    let saved = workspace.savedLast(among: names, after: opened?.time ?? .distantPast)
    return saved.map { Opening(exercise: $0, time: $1) } ?? opened
  }
}
