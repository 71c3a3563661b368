import Foundation
import Glibc
import Messages

/// A folder of things that can be made again.
package struct Cache: Sendable {
  /// The environment variable that names another folder.
  static let variable = "SWITCHBOARD_CACHE"

  package let folder: URL

  /// The current user's cache: `SWITCHBOARD_CACHE`, or otherwise as in the XDG base directory
  /// specification. Root's cache is in a place that the sandbox's unprivileged user can read.
  package init(environment: [String: String]) {
    if let path = environment[Self.variable], !path.isEmpty {
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

  /// Whether the cache can be written.
  package var isWritable: Bool {
    (try? ScratchFolder(in: folder, prefix: ".trial-"))?.remove() != nil
  }

  /// The folder of this kind and key, made by `make` if it is not there.
  ///
  /// It is made in its final place, because the compiler's module cache must not be moved. One
  /// process makes it while others wait. A file written last lists its content. If anything listed
  /// is missing or has changed, the folder is made anew.
  func entry(
    _ kind: String, _ key: String, make: (URL) throws(GradingError) -> Void
  ) throws(GradingError) -> URL {
    if let place = entry(kind, key) { return place }
    let place = folder.appending(path: kind).appending(path: key)
    try makeFolder(place.deletingLastPathComponent())
    let lock = try FileLock(place.appendingPathExtension("lock"))
    defer { lock.release() }
    if isWhole(place) { return place }  // made while we waited
    try? FileManager.default.removeItem(at: place)
    try makeFolder(place)
    do throws(GradingError) {
      try make(place)
      let inventory = files(in: place).compactMap { line(for: $0, in: place) }
      try ScratchFolder.write(
        Data(inventory.joined(separator: "\n").utf8), to: place.appending(path: Self.mark),
        variable: Self.variable)
    } catch {
      try? FileManager.default.removeItem(at: place)
      throw error
    }
    return place
  }

  private static let mark = ".whole"

  private func isWhole(_ place: URL) -> Bool {
    guard let mark = FileManager.default.contents(atPath: place.path + "/" + Self.mark) else {
      return false
    }
    let lines = String(decoding: mark, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.allSatisfy { line in
      // The name begins after the second space.
      let name: Substring = line.split(separator: " ", maxSplits: 2).last ?? ""
      return self.line(for: String(name), in: place) == line
    }
  }

  /// The size, time of change and name of a file. Without size and time for folders and for the
  /// compiler's timestamp file, which the compiler touches. Nil if there is no such file.
  private func line(for name: String, in place: URL) -> String? {
    var status = stat()
    guard stat("\(place.path)/\(name)", &status) == 0 else { return nil }
    let isFile = status.st_mode & S_IFMT == S_IFREG && !name.hasSuffix(".timestamp")
    let time = status.st_mtim
    return isFile ? "\(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(name)" : "- - \(name)"
  }

  /// The folder of this kind and key, if it exists and is complete.
  func entry(_ kind: String, _ key: String) -> URL? {
    let place = folder.appending(path: kind).appending(path: key)
    return isWhole(place) ? place : nil
  }

  /// Marks the entry of this kind and key for being made anew.
  func distrust(_ kind: String, _ key: String) {
    unlink(folder.appending(path: kind).appending(path: key).path + "/" + Self.mark)
  }

  private func files(in place: URL) -> [String] {
    FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
  }

  private func makeFolder(_ url: URL) throws(GradingError) {
    do {
      try FileManager.default.createOpenFolder(at: url)
    } catch {
      throw .file(
        path: url.path,
        reason: Message(
          """
          cannot be made (\(error.systemReason, "reason")); name another place in \
          \(Self.variable, "variable")
          """))
    }
  }

  /// The bytes stored under this kind and key, if any.
  func data(_ kind: String, _ key: String) -> Data? {
    try? Data(contentsOf: folder.appending(path: kind).appending(path: key))
  }

  /// Stores these bytes. A cache that cannot be written makes grading slower, not wrong.
  func keep(_ data: Data, _ kind: String, _ key: String) { try? store(data, kind, key) }

  /// Stores these bytes for others, who need them.
  func store(_ data: Data, _ kind: String, _ key: String) throws(GradingError) {
    let place = folder.appending(path: kind).appending(path: key)
    try? FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    do throws(WholeFile.Failure) {
      try WholeFile.write(data, to: place)
    } catch {
      throw .unwritable(place.path, error.number, variable: Self.variable)
    }
  }
}

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
