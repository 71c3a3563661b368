import CourseModel
import Foundation
import GRDB
import Messages

/// What a learner has done in a workspace: every attempt with what was judged, what passed, which
/// hints and solutions were seen, and what a reset has put away.
///
/// Several processes may have it open at once: each write is one transaction, and waits for its
/// turn. Where nothing can be written it still opens, for reading; writing then throws `notKept`.
package final class ProgressStore: Sendable {
  private let queue: DatabaseQueue
  let path: String
  /// Why nothing can be kept, if that was found out on opening.
  private let obstacle: Message?

  /// The progress kept in this workspace, made if there is none yet.
  package init(in workspace: Workspace) throws(WorkspaceError) {
    let path = workspace.database.path
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

  /// What can be read where the tables can be neither made nor brought up to date: a copy in
  /// memory.
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

  /// Writes all that the body writes, or nothing.
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

/// The database was made by a newer Switchboard.
struct NewerTables: Error {
  /// The version of its tables.
  let version: Int
}

extension DatabaseError {
  /// Whether the disk or the file's permissions are in the way, not the database itself.
  fileprivate var forbidsWriting: Bool {
    [.SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_PERM]
      .contains(resultCode)
  }
}
