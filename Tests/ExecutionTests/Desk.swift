import Foundation
import Glibc

@testable import Execution

/// A watched folder of sources, and a program that saves in it. A class, because the folder is
/// removed with it.
final class Desk {
  /// A limit that only a failure reaches, in milliseconds.
  private static let patience: Int32 = 20_000

  /// The folder with all files of this test.
  let outside: URL
  /// The folder that is watched.
  let folder: URL
  let watch: FolderWatch

  /// Creates a watched folder with one file, `One.swift`.
  init(by method: FolderWatch.Method, isMissing: Bool = false) throws {
    outside = FileManager.default.temporaryDirectory.appending(path: "desk-\(UUID())")
    folder = outside.appending(path: "workspace/Exercises/FlipSide/Sources")
    if !isMissing {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("one".utf8).write(to: folder.appending(path: "One.swift"))
    }
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    watch = try FolderWatch([folder], by: method)
  }

  deinit { try? FileManager.default.removeItem(at: outside) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Waits until Swift files may have changed.
  func hearsOfChange() -> Bool {
    let deadline = ContinuousClock.now + .milliseconds(Int(Self.patience))
    while ContinuousClock.now < deadline {
      guard isReadable(within: Self.patience) else { return false }
      if !watch.events().isEmpty { return true }
    }
    return false
  }

  /// Whether no event counts; polls once if necessary.
  func hearsOfNothing() -> Bool {
    if watch.isPolling { _ = isReadable(within: Self.patience) }
    return watch.events().isEmpty
  }

  /// Returns the events so far, each with the file's name.
  func heard() -> [SaveEvent] {
    func name(_ path: String) -> String { URL(filePath: path).lastPathComponent }
    return watch.events().map { sign in
      switch sign {
      case .begun(let path): .begun(name(path))
      case .whole(let path): .whole(name(path))
      case .gone(let path): .gone(name(path))
      case .unclear: .unclear
      }
    }
  }

  func isReadable(within milliseconds: Int32 = 0) -> Bool {
    var entry = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  // MARK: - Saving

  func write(_ text: String, to name: String = "One.swift") {
    let file = open(path(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = Glibc.write(file, text, text.utf8.count)
    close(file)
  }

  func move(_ name: String, to other: String) { rename(path(name), path(other)) }

  func delete(_ name: String) { unlink(path(name)) }

  func makeFolder(_ url: URL) {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func removeFolder(_ url: URL) { try? FileManager.default.removeItem(at: url) }
}
