import Foundation
import Glibc

/// Files that exist completely or not at all, even if their writer is killed.
package enum WholeFile {
  /// The beginning of a file's name until it is complete; the writer's process number follows.
  static let prefix = ".switchboard-part-"

  /// The system's reason why a file could not be written.
  package struct Failure: Error, CustomStringConvertible {
    let number: Int32
    package var description: String { String(cString: strerror(number)) }
  }

  /// Writes the file, replacing an existing one.
  ///
  /// - Throws: The system's reason; then nothing of the new file is left.
  package static func write(_ data: Data, to file: URL) throws(Failure) {
    let part = part(in: file.deletingLastPathComponent())
    if let number = data.write(toFile: part.path) { throw Failure(number: number) }
    guard rename(part.path, file.path) == 0 else {
      let number = errno
      unlink(part.path)
      throw Failure(number: number)
    }
  }

  /// A temporary name for a file or folder until it is complete.
  package static func part(in folder: URL) -> URL {
    folder.appending(path: "\(prefix)\(getpid())-\(UUID().uuidString)")
  }

  /// Removes the incomplete files that killed writers have left in this folder.
  package static func removeParts(in folder: URL) {
    Leftovers(folder: folder, prefix: prefix).remove()
  }
}
