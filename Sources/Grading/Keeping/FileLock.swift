import Foundation
import Glibc

/// A lock that one thread of one process holds at a time. It is released when its holder ends.
struct FileLock {
  private let descriptor: Int32

  /// Waits until the lock is free.
  init(_ file: URL) throws(GradingError) {
    descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .unwritable(file.path, errno, variable: Cache.variable)
    }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  func release() { close(descriptor) }
}
