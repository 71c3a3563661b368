import Foundation
import Glibc

/// Files that are there whole or not at all, whenever their writer is killed.
package enum WholeFile {
  /// How a file is called until it is whole; its writer's process number follows.
  static let prefix = ".switchboard-part-"

  /// Writes the file, in the place of one that is there.
  ///
  /// - Throws: the system's reason, and then nothing is left of it.
  package static func write(_ data: Data, to file: URL) throws {
    let part = file.deletingLastPathComponent()
      .appending(path: "\(prefix)\(getpid())-\(UUID().uuidString)")
    do {
      try data.write(to: part)
      guard rename(part.path, file.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      unlink(part.path)
      throw error
    }
  }

  /// Removes what writers that were killed have left in this folder.
  package static func removeParts(in folder: URL) {
    Leftovers(folder: folder, prefix: prefix).remove()
  }
}
