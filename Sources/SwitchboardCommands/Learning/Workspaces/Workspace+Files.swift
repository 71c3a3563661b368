import Foundation
import Messages

extension Workspace {
  /// Returns the content of the file at this path in the workspace; nil if there is none.
  func contentIfThere(_ path: String) -> Data? {
    try? Data(contentsOf: folder.appending(path: path))
  }

  /// Whether there is a file or folder at this path in the workspace.
  func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  /// Writes a file in the workspace atomically, and creates its folders.
  func write(_ content: Data, to path: String) throws(WorkspaceError) {
    let url = folder.appending(path: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: url, options: .atomic)
    } catch {
      throw .file(path: url.path, reason: .cannotBeWritten(error.systemReason))
    }
  }

  /// Removes a file from the workspace, and then empty folders up to `root`.
  func remove(_ path: String, emptyingUpTo root: String) throws(WorkspaceError) {
    var url = folder.appending(path: path)
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      throw .file(
        path: url.path, reason: Message("cannot be removed: \(error.systemReason, "reason")"))
    }
    let end = folder.appending(path: root).path
    while true {
      url.deleteLastPathComponent()
      guard url.path.hasPrefix(end + "/"), rmdir(url.path) == 0 else { return }
    }
  }

  func makeFolder(_ path: String) throws(WorkspaceError) {
    let url = folder.appending(path: path)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      // Translators: Of a folder.
      throw .file(
        path: url.path, reason: Message("cannot be made: \(error.systemReason, "reason")"))
    }
  }
}
