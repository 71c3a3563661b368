import Foundation
import GRDB

// Which lessons were read, and what a learner was asked once.

extension ProgressStore {
  /// Notes that this lesson was read to its end; only the first time counts.
  package func read(lesson: String, at time: Date) throws(WorkspaceError) {
    try write { database in
      try database.execute(
        sql: "INSERT INTO lesson (name, readAt) VALUES (?, ?) ON CONFLICT DO NOTHING",
        arguments: [lesson, time.timeIntervalSince1970])
    }
  }

  /// When each lesson was read to its end for the first time, by its name.
  package func lessonsRead() throws(WorkspaceError) -> [String: Date] {
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
  /// What a learner is asked once.
  package enum Choice: String, Sendable {
    /// The program that opens their files.
    case editor
  }

  /// Keeps what the learner was asked once, in place of what they chose before.
  package func choose(_ value: String, for choice: Choice) throws(WorkspaceError) {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO choice (name, value) VALUES (?, ?)
          ON CONFLICT (name) DO UPDATE SET value = excluded.value
          """,
        arguments: [choice.rawValue, value])
    }
  }

  /// What the learner chose; nil if they were never asked.
  package func chosen(_ choice: Choice) throws(WorkspaceError) -> String? {
    try read { database in
      try String.fetchOne(
        database, sql: "SELECT value FROM choice WHERE name = ?", arguments: [choice.rawValue])
    }
  }
}
