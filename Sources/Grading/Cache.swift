import Foundation
import Glibc

/// A folder of things that can be made again.
package struct Cache: Sendable {
  package let folder: URL

  /// The cache of whoever runs this: `SWITCHBOARD_CACHE`, else as the XDG base directory
  /// specification says; root's lies where the unprivileged user of its sandbox may read it.
  package init(environment: [String: String]) {
    if let path = environment["SWITCHBOARD_CACHE"], !path.isEmpty {
      folder = URL(filePath: path).standardizedFileURL
    } else if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
      folder = URL(filePath: path).appending(path: "switchboard")
    } else if getuid() == 0 {
      folder = URL(filePath: "/var/cache/switchboard")
    } else {
      let home = environment["HOME"] ?? "/tmp/switchboard-\(getuid())"
      folder = URL(filePath: home).appending(path: ".cache/switchboard")
    }
  }

  /// Whether things can be put into it.
  package var isWritable: Bool {
    (try? ScratchFolder(in: folder, prefix: ".trial-"))?.remove() != nil
  }

  /// The folder of this kind and key, made by `make` if it is not there.
  ///
  /// It is made where it stays (the compiler's module cache must not be moved), by one process
  /// while others wait; a file written last says that it is whole.
  func entry(
    _ kind: String, _ key: String, make: (URL) throws(GradingError) -> Void
  ) throws(GradingError) -> URL {
    let place = folder.appending(path: kind).appending(path: key)
    let mark = place.appending(path: ".whole")
    if access(mark.path, R_OK) == 0 { return place }
    try makeFolder(place.deletingLastPathComponent())
    let lock = try FileLock(place.appendingPathExtension("lock"))
    defer { lock.release() }
    if access(mark.path, R_OK) == 0 { return place }  // made while we waited
    try? FileManager.default.removeItem(at: place)
    try makeFolder(place)
    do throws(GradingError) {
      try make(place)
      try ScratchFolder.write(Data(), to: mark)
    } catch {
      try? FileManager.default.removeItem(at: place)
      throw error
    }
    return place
  }

  private func makeFolder(_ url: URL) throws(GradingError) {
    do {
      try FileManager.default.createOpenFolder(at: url)
    } catch {
      throw .file(
        path: url.path,
        reason: "cannot be made (\(error.localizedDescription)); "
          + "name another place in SWITCHBOARD_CACHE")
    }
  }

  /// The bytes kept under this kind and key, if any.
  func data(_ kind: String, _ key: String) -> Data? {
    try? Data(contentsOf: folder.appending(path: kind).appending(path: key))
  }

  /// Keeps these bytes; a cache that cannot be written is slower, not wrong.
  func keep(_ data: Data, _ kind: String, _ key: String) {
    let place = folder.appending(path: kind).appending(path: key)
    try? FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? WholeFile.write(data, to: place)
  }
}
