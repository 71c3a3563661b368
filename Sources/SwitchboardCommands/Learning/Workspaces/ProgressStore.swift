import CourseModel
import Foundation
import GRDB
import Messages

/// The learner's progress in a workspace: every attempt with its files, the passes, the hints and
/// solutions seen, and the files that a reset replaced.
///
/// Several processes may have it open at once: each write is one transaction, and waits for its
/// turn. Without write access it still opens for reading; writing then throws `notKept`.
final class ProgressStore: Sendable {
  private let queue: DatabaseQueue
  let workspace: Workspace
  let path: String
  /// The reason why nothing can be written, if that was found on opening.
  private let obstacle: Message?

  /// Opens the progress of this workspace; creates it if there is none.
  init(in workspace: Workspace) throws(WorkspaceError) {
    let path = workspace.database.path
    self.workspace = workspace
    self.path = path
    do {
      do {
        queue = try Self.open(path)
        obstacle = nil
      } catch let error as DatabaseError where error.forbidsWriting {
        queue = try Self.copy(of: path)
        obstacle = Self.reason(of: error)
      }
    } catch let error as NewerTables {
      throw .newer(URL(filePath: path), format: error.version)
    } catch {
      throw .database(path: path, reason: Self.reason(of: error))
    }
  }

  private static func open(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)  // seconds
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try prepare(queue)
    return queue
  }

  /// Returns a copy in memory for reading, where the tables can't be created or converted.
  private static func copy(of path: String) throws -> DatabaseQueue {
    let memory = try DatabaseQueue()
    if FileManager.default.fileExists(atPath: path) {
      var configuration = Configuration()
      configuration.readonly = true
      configuration.busyMode = .timeout(5)
      try DatabaseQueue(path: path, configuration: configuration).backup(to: memory)
    }
    try prepare(memory)
    return memory
  }

  func read<Value>(_ body: (Database) throws -> Value) throws(WorkspaceError) -> Value {
    do {
      return try queue.read(body)
    } catch {
      throw .database(path: path, reason: Self.reason(of: error))
    }
  }

  /// Writes in one transaction.
  func write<Value>(_ body: (Database) throws -> Value) throws(WorkspaceError) -> Value {
    if let obstacle { throw .notKept(path: path, reason: obstacle) }
    do {
      return try queue.write(body)
    } catch {
      throw .notKept(path: path, reason: Self.reason(of: error))
    }
  }

  private static func reason(of error: any Error) -> Message {
    switch error {
    case let error as DatabaseError: .verbatim(error.message ?? "\(error.resultCode)")
    case let error as PackingError: error.message
    default: .verbatim(error.systemReason)
    }
  }
}

/// The error for a database from a newer version of Switchboard.
struct NewerTables: Error {
  let version: Int
}

extension DatabaseError {
  /// Whether the cause is the disk or the file's permissions, not the database.
  fileprivate var forbidsWriting: Bool {
    [.SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_PERM]
      .contains(resultCode)
  }
}
