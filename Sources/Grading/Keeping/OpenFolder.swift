import Foundation
import Glibc
import Messages

extension FileManager {
  /// Creates this folder and its missing parents, and lets other users enter them whatever the
  /// umask is. The sandbox's user needs that.
  func createOpenFolder(at url: URL) throws {
    var missing: [URL] = []
    var folder = url.standardizedFileURL
    while folder.path != "/", !fileExists(atPath: folder.path) {
      missing.append(folder)
      folder.deleteLastPathComponent()
    }
    try createDirectory(at: url, withIntermediateDirectories: true)
    for folder in missing { chmod(folder.path, 0o755) }
  }

  /// The uppermost folder on the way to `url` that only its owner may enter; nil if there is none.
  func closedFolder(onTheWayTo url: URL) -> URL? {
    var closed: URL?
    var folder = url.standardizedFileURL
    while folder.path != "/" {
      var status = stat()
      if stat(folder.path, &status) == 0, status.st_mode & S_IXOTH == 0 { closed = folder }
      folder.deleteLastPathComponent()
    }
    return closed
  }
}

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
