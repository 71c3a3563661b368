import Foundation
import Glibc

/// A lock that one process, and one thread of it, holds at a time; it ends with its holder.
struct FileLock {
  private let descriptor: Int32

  /// Waits until nobody else holds it.
  init(_ file: URL) throws(GradingError) {
    descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .unwritable(file.path, errno, variable: Cache.variable)
    }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  func release() { close(descriptor) }
}
