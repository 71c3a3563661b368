import Foundation
import Glibc
import Messages

/// A folder of things that can be made again.
package struct Cache: Sendable {
  /// The variable of the environment that names another place.
  static let variable = "SWITCHBOARD_CACHE"

  /// Where it lies.
  package let folder: URL

  /// The cache of whoever runs this: `SWITCHBOARD_CACHE`, else as the XDG base directory
  /// specification says; root's lies where the unprivileged user of its sandbox may read it.
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

  /// Whether things can be put into it.
  package var isWritable: Bool {
    (try? ScratchFolder(in: folder, prefix: ".trial-"))?.remove() != nil
  }

  /// The folder of this kind and key, made by `make` if it is not there.
  ///
  /// It is made where it stays (the compiler's module cache must not be moved), by one process
  /// while others wait; a file written last says of what it consists. If any of that has gone or is
  /// another, it is made anew.
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
      // Its name begins after the second space.
      let name: Substring = line.split(separator: " ", maxSplits: 2).last ?? ""
      return self.line(for: String(name), in: place) == line
    }
  }

  /// Size and time of change, but of folders and of what the compiler touches (its file of times);
  /// and the name. Nil if there is no such file.
  private func line(for name: String, in place: URL) -> String? {
    var status = stat()
    guard stat("\(place.path)/\(name)", &status) == 0 else { return nil }
    let isFile = status.st_mode & S_IFMT == S_IFREG && !name.hasSuffix(".timestamp")
    let time = status.st_mtim
    return isFile ? "\(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(name)" : "- - \(name)"
  }

  /// The folder of this kind and key, if it is there and whole.
  func entry(_ kind: String, _ key: String) -> URL? {
    let place = folder.appending(path: kind).appending(path: key)
    return isWhole(place) ? place : nil
  }

  /// Has the entry of this kind and key made anew the next time.
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
        reason: .cannotBeMade(error.systemReason, variable: Self.variable))
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
