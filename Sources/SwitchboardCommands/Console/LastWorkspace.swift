import CourseModel
import Foundation
import Messages

/// The workspace that a learner used last, for commands that they type elsewhere: its path in a file
/// of the user's state folder, as in the XDG base directory specification.
struct LastWorkspace {
  /// The file; nil if the environment names no home.
  private let file: URL?

  init(environment: [String: String]) {
    let own = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let state = own ?? environment["HOME"].map { $0 + "/.local/state" }
    file = state.map { URL(filePath: $0).appending(path: "switchboard/workspace") }
  }

  /// The workspace, if it is still there.
  var workspace: Workspace? {
    guard let path, let workspace = try? Workspace(above: URL(filePath: path)),
      workspace.folder.path == path
    else { return nil }
    return workspace
  }

  private var path: String? { file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } }

  /// Keeps a workspace as the one used last. Nothing depends on it: where nothing can be written,
  /// commands work in workspaces only.
  func keep(_ workspace: Workspace) {
    guard let file, path != workspace.folder.path else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(workspace.folder.path.utf8).write(to: file, options: .atomic)
  }
}

extension Context {
  /// The workspace around the current folder, which is kept as the last one; elsewhere the one used
  /// last, which is then named.
  func nearestWorkspace() throws(WorkspaceError) -> Workspace {
    let last = LastWorkspace(environment: environment)
    do throws(WorkspaceError) {
      let workspace = try Workspace(above: folder)
      last.keep(workspace)
      return workspace
    } catch .none where Course.folder(above: folder) == nil {
      guard let workspace = last.workspace else { throw .none(from: folder) }
      screen.noteOnce(.elsewhere(workspace))
      return workspace
    }
  }
}

extension Message {
  /// The current folder is not in the learner's workspace.
  static func elsewhere(_ workspace: Workspace) -> Message {
    Message("Your workspace is \(workspace.folder.path, "path").")
  }
}
