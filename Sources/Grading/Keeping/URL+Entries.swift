import Foundation
import Glibc
import Messages

extension URL {
  /// Copies this file to a place in the cache, where other users may read and run it.
  func copied(intoEntry place: URL) throws(GradingError) {
    do {
      try FileManager.default.copyItem(at: self, to: place)
      chmod(place.path, 0o755)
    } catch {
      throw .file(
        path: place.path,
        reason: Message(
          """
          cannot be written (\(error.systemReason, "reason")); free some space, or name another \
          place in \(Cache.variable, "variable")
          """))
    }
  }
}
