import CourseModel
import Foundation
import GRDB

extension ProgressStore {
  /// The version of the tables below, kept as SQLite's `user_version`.
  private static let version = 7

  /// Makes the tables, or brings those of an older Switchboard up to date, unless they are as they
  /// should be. Whoever comes second waits and finds them made.
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
        try database.execute(sql: "PRAGMA user_version = \(version)")
        return .commit
      }
    }
  }

  private static func version(of database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
  }

  static func makeTables(in database: Database) throws {
    // Files, each set of them once, whoever refers to it.
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
    // What was in an exercise's Sources before a reset, an undo or a restoration.
    try database.create(table: "kept") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("exercise", .text).notNull().indexed()
      table.column("time", .double).notNull()
      table.column("deed", .text).notNull()  // what came after: Deed
      table.column("content", .integer).notNull().references("content")
    }
    try makeNotes(in: database)
    try makeHints(in: database)
    try makeAnswers(in: database)
    try makeReviews(in: database)
    try makeConversations(in: database)
  }
}

extension ProgressStore {
  /// The tables that version 3 brought: what was read, and what was chosen once.
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

  /// The table that version 4 brought: which hints were seen.
  static func makeHints(in database: Database) throws {
    try database.create(table: "hint") { table in
      table.column("exercise", .text).notNull()
      table.column("todo", .integer).notNull()  // 0: of every TODO so many (HintsSeen.forEach)
      table.column("seen", .integer).notNull()
      table.primaryKey(["exercise", "todo"])
    }
  }
}

extension ProgressStore {
  /// The table that version 5 brought: what was answered to the questions of pages.
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
  /// The number of this content, which is kept if it is not yet.
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

  /// The files that the first column of the rows of this query names; nil if there is no row.
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
