import Foundation
import Glibc

/// Files that killed graders left in a folder. Their names begin with a prefix and the number of
/// the process that made them.
struct Leftovers {
  let folder: URL
  let prefix: String

  /// Removes this user's leftovers whose owner has ended.
  ///
  /// A lock on the folder shows whether its owner lives, even if the processes cannot see each
  /// other, as in two containers that share the folder. Before the owner takes the lock, its
  /// process number shows it.
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
