import Foundation
import Glibc

/// Counts the folders removed from a folder. A class, because each is counted once.
final class FolderCount {
  private let descriptor: Int32
  private let prefix: String
  private let word: String

  /// Counts folders from now on whose name has this prefix and does not contain this word.
  init(in folder: URL, prefix: String, without word: String) throws {
    (self.prefix, self.word) = (prefix, word)
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0, inotify_add_watch(descriptor, folder.path, UInt32(IN_DELETE)) >= 0 else {
      throw Bench.Failure(description: "\(folder.path) cannot be watched")
    }
  }

  deinit { close(descriptor) }

  /// Returns how many were removed since the last call.
  func take() -> Int {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var sum = 0
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      sum += names(in: buffer[..<count]).count {
        $0.hasPrefix(prefix) && !$0.contains(word)
      }
    }
    return sum
  }

  /// The format in inotify(7): a header of 16 bytes, whose last four contain the name's length, and
  /// the name.
  private func names(in bytes: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    var rest = bytes
    while rest.count >= 16 {
      let header = Array(rest.prefix(16))
      let length = (12..<16).reversed().reduce(0) { $0 << 8 | Int(header[$1]) }
      names.append(
        String(decoding: rest.dropFirst(16).prefix(length).prefix { $0 != 0 }, as: UTF8.self))
      rest = rest.dropFirst(16 + length)
    }
    return names
  }
}
