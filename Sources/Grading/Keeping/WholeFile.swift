import Foundation
import Glibc

/// Files that are there whole or not at all, whenever their writer is killed.
package enum WholeFile {
  /// How a file is called until it is whole; its writer's process number follows.
  static let prefix = ".switchboard-part-"

  /// Why a file could not be written, in the system's words.
  package struct Failure: Error, CustomStringConvertible {
    let number: Int32
    package var description: String { String(cString: strerror(number)) }
  }

  /// Writes the file, in the place of one that is there.
  ///
  /// - Throws: the system's reason, and then nothing is left of it.
  package static func write(_ data: Data, to file: URL) throws(Failure) {
    let part = part(in: file.deletingLastPathComponent())
    if let number = data.write(toFile: part.path) { throw Failure(number: number) }
    guard rename(part.path, file.path) == 0 else {
      let number = errno
      unlink(part.path)
      throw Failure(number: number)
    }
  }

  /// What a file or folder may be called in this folder until it is whole.
  package static func part(in folder: URL) -> URL {
    folder.appending(path: "\(prefix)\(getpid())-\(UUID().uuidString)")
  }

  /// Removes what writers that were killed have left in this folder.
  package static func removeParts(in folder: URL) {
    Leftovers(folder: folder, prefix: prefix).remove()
  }
}
