import Foundation

/// A temporary folder in which every user may write; it is removed with the last reference to it.
final class ScratchFolder: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "execution-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
    chmod(path, 0o777)  // regardless of the umask
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(of name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path(of: name)))
  }

  /// The file's text; nil if there is none.
  func text(of name: String) -> String? {
    try? String(contentsOfFile: path(of: name), encoding: .utf8)
  }
}
