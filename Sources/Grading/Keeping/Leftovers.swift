import Foundation
import Glibc

/// What graders that were killed have left in a folder: names that begin with a prefix and the
/// number of the process that made them.
struct Leftovers {
  let folder: URL
  let prefix: String

  /// Removes those of this user whose owner is no more.
  ///
  /// A folder's lock tells the living from the dead also where processes do not see one another, as
  /// in two containers that share it; the process number, in the moment before the lock is taken.
  func remove() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix) && isOfTheDead(name) {
      let place = folder.appending(path: name)
      let descriptor = open(place.path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_uid == getuid(),
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      try? FileManager.default.removeItem(at: place)
    }
  }

  private func isOfTheDead(_ name: String) -> Bool {
    let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
    guard let process = pid_t(number), process > 0 else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
