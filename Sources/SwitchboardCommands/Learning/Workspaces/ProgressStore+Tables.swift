import CourseModel
import Foundation
import GRDB

extension ProgressStore {
  /// The version of the tables below, stored as SQLite's `user_version`. In version
  /// 7, reports have messages as English text only; up to 8, `seen` of a hint is how many were seen.
  private static let version = 9

  /// Creates the tables, or converts those of an older version, unless they are up to date. A
  /// second process waits and finds them ready.
  static func prepare(_ queue: DatabaseQueue) throws {
    if try queue.read(version(of:)) == version { return }
    try queue.writeWithoutTransaction { database in
      try database.inTransaction(.immediate) {
        let found = try version(of: database)
        guard found <= version else { throw NewerTables(version: found) }
        switch found {
        case 0: try makeTables(in: database)
        case 1: try convertVersion1(in: database)
        case 2: try convertVersion2(in: database)
        case 3: try convertVersion3(in: database)
        case 4:
          try makeAnswers(in: database)
          try makeReviews(in: database)
          try makeConversations(in: database)
        case 5:
          try makeReviews(in: database)
          try makeConversations(in: database)
        case 6: try makeConversations(in: database)
        default: break
        }
        if (1..<version).contains(found) {
          try database.execute(sql: "UPDATE hint SET seen = (1 << seen) - 1")
        }
        try database.execute(sql: "PRAGMA user_version = \(version)")
        return .commit
      }
    }
  }

  private static func version(of database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
  }

  static func makeTables(in database: Database) throws {
    // Sets of files, each stored once, however many rows refer to it.
    try database.create(table: "content") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("digest", .text).notNull().unique()
      table.column("form", .text).notNull()  // PackedFiles.form
      table.column("size", .integer).notNull()  // bytes, unpacked
      table.column("bytes", .blob).notNull()
    }
    try database.create(table: "attempt") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("exercise", .text).notNull().indexed()
      table.column("time", .double).notNull()  // seconds since 1970
      table.column("status", .text).notNull()
      table.column("points", .integer).notNull()
      table.column("report", .text).notNull()  // JSON
      table.column("content", .integer).notNull().references("content")
      table.column("counts", .boolean).notNull().defaults(to: true)  // Attempt.counts
    }
    try database.create(table: "state") { table in
      table.primaryKey("exercise", .text)
      table.column("passedAt", .double)
      table.column("isTestedOut", .boolean).notNull().defaults(to: false)
      table.column("attemptsUntilPass", .integer)
      table.column("solutionSeenAt", .double)
      table.column("sawSolutionBeforePass", .boolean).notNull().defaults(to: false)
    }
    // The content of an exercise's Sources before a reset, an undo or a restoration.
    try database.create(table: "kept") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("exercise", .text).notNull().indexed()
      table.column("time", .double).notNull()
      table.column("deed", .text).notNull()  // the action that followed: Deed
      table.column("content", .integer).notNull().references("content")
    }
    try makeNotes(in: database)
    try makeHints(in: database)
    try makeAnswers(in: database)
    try makeReviews(in: database)
    try makeConversations(in: database)
  }

  /// Creates the tables of version 3: lessons read, and choices.
  static func makeNotes(in database: Database) throws {
    try database.create(table: "lesson") { table in
      table.primaryKey("name", .text)
      table.column("readAt", .double).notNull()
    }
    try database.create(table: "choice") { table in
      table.primaryKey("name", .text)
      table.column("value", .text).notNull()
    }
  }

  /// Creates the table of version 4: hints seen.
  static func makeHints(in database: Database) throws {
    try database.create(table: "hint") { table in
      table.column("exercise", .text).notNull()
      table.column("todo", .integer).notNull()  // 0: these of every TODO (HintsSeen.forEach)
      table.column("seen", .integer).notNull()  // a bit for each hint, the lowest for the first
      table.primaryKey(["exercise", "todo"])
    }
  }

  /// Creates the table of version 5: answers to the questions of pages.
  static func makeAnswers(in database: Database) throws {
    try database.create(table: "answer") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("question", .text).notNull().indexed()  // Answer.question
      table.column("page", .text).notNull()
      table.column("typed", .text).notNull()
      table.column("isRight", .boolean).notNull()
      table.column("time", .double).notNull()  // seconds since 1970
    }
  }
}

// MARK: - Contents

extension ProgressStore {
  /// Returns the number of this content; stores it if necessary.
  static func store(_ files: [SourceFile], in database: Database) throws -> Int {
    let digest = files.digest
    let old = try Int.fetchOne(
      database, sql: "SELECT id FROM content WHERE digest = ?", arguments: [digest])
    if let old { return old }
    let packed = try PackedFiles(packing: files)
    try database.execute(
      sql: "INSERT INTO content (digest, form, size, bytes) VALUES (?, ?, ?, ?)",
      arguments: [digest, packed.form, packed.size, packed.bytes])
    return Int(database.lastInsertedRowID)
  }

  /// Returns the files whose number this query selects in its first row; nil if there is no row.
  static func files(
    _ database: Database, where condition: String, _ arguments: StatementArguments
  ) throws -> [SourceFile]? {
    let sql = "SELECT form, size, bytes FROM content WHERE id = (\(condition))"
    guard let row = try Row.fetchOne(database, sql: sql, arguments: arguments) else { return nil }
    let packed = PackedFiles(form: row["form"], size: row["size"], bytes: row["bytes"])
    let files = try packed.unpacked()
    return files
  }
}
