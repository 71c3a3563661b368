import Foundation
import Glibc

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
