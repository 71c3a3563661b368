import Foundation
import Glibc
import Messages

extension Data {
  /// Writes the bytes to this file, replacing its content. Removes the file if that fails, so that
  /// none is truncated.
  ///
  /// - Returns: The system's reason if it cannot be written (errno).
  func write(toFile path: String) -> Int32? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return errno }
    var failure = write(to: descriptor)
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure != nil { unlink(path) }
    return failure
  }

  private func write(to descriptor: Int32) -> Int32? {
    withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : ENOSPC }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }
}

extension GradingError {
  /// An error for a path that cannot be written because of `number` (errno). `variable` is the
  /// environment variable that selects another place.
  static func unwritable(_ path: String, _ number: Int32, variable: String) -> GradingError {
    switch number {
    case ENOSPC, EDQUOT: return .diskFull(path, variable: variable)
    case EACCES, EPERM, EROFS, ENOENT, ENOTDIR:
      return .file(
        path: path,
        reason: Message(
          """
          cannot be written: \(String(cString: strerror(number)), "reason"); name another place in \
          \(variable, "variable")
          """))
    default:
      return .file(path: path, reason: .cannotBeWritten(String(cString: strerror(number))))
    }
  }
}

extension Message {
  /// Of a file or a folder.
  static func cannotBeWritten(_ reason: String) -> Message {
    Message("cannot be written: \(reason, "reason")")
  }
}
