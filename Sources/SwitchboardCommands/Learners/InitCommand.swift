import ArgumentParser
import Authoring
import Foundation
import Messages
import Terminal

/// `switchboard init DIR`
struct InitCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a workspace, or restore a workspace's missing files.",
    discussion: """
      init never changes what you have written; a file that you deleted comes back in its original \
      form. To begin, use 'switchboard start DIR', which also shows what to type next.

      A handout (FILE.tar.gz) from your instructor contains its course.

      With --devcontainer, editors open the workspace in a container. Build its image with 'docker \
      build --tag switchboard .' in Switchboard's sources, or name a published one in the file.

      Examples: switchboard init ~/switchboard
                switchboard init ~/Downloads/week-3.tar.gz ~/patterns
      """)

  @Argument(
    help: "A new or empty folder, a workspace, or a handout (FILE.tar.gz).", completion: .file())
  var dir: String

  @Argument(
    help: ArgumentHelp(
      "With a handout: the workspace's folder (default: its course's name).", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "The course's folder, which contains Lessons and Exercises.", valueName: "dir"),
    completion: .directory)
  var course: String?

  @Flag(help: "Also set up a dev container, with an image called switchboard.")
  var devcontainer = false

  func run(in context: Context) async throws {
    let making = try Workspace.make(from: dir, in: folder, ofCourse: course, context)
    LastWorkspace(environment: context.environment).keep(making.workspace)
    let path = making.workspace.folder.path
    let added: [Message] = making.added.isEmpty ? [] : [.isNew(making.added)]
    // Translators: Paths of files that were deleted.
    let restored: [Message] =
      making.restored.isEmpty
      ? [] : [Message("restored: \(making.restored.joined(separator: ", "), "names")")]
    let deeds = try added + restored + making.left.map(\.message) + contained(making.workspace)
    context.screen.show(.workspace(path), style: Style(bold: true))
    // Translators: Of a workspace that was whole.
    context.screen.show(
      (deeds.isEmpty ? [Message("Nothing was missing.")] : deeds), indentedBy: "  ")
    context.screen.show([Line()])
    if path == context.folder.standardizedFileURL.path {
      context.screen.next(.command("switchboard"))
    } else {
      let shown = context.typed(making.workspace.folder)
      context.screen.next(.toType("cd \(shown) && \(Invocation.name)"))
    }
  }

  /// Writes the file for editors if it is wanted and not there.
  private func contained(_ workspace: Workspace) throws -> [Message] {
    let file = workspace.folder.appending(path: Devcontainer.path)
    guard devcontainer, !FileManager.default.fileExists(atPath: file.path) else { return [] }
    try Draft.making(file) { try Data(Devcontainer.workspace.utf8).write(to: $0) }
    return [.isNew([Devcontainer.path])]
  }
}

extension Message {
  /// The path is a folder's.
  static func workspace(_ path: String) -> Message {
    Message("Workspace \(path, "path")")
  }

  /// Names of exercises, or paths of files; of many how many there are. 'switchboard list' is typed so.
  static func isNew(_ names: [String]) -> Message {
    guard names.count <= 6 else {
      return Message(
        one: "new: {count} exercise ('switchboard list' shows it)",
        other: "new: {count} exercises ('switchboard list' shows them)", count: names.count)
    }
    return Message("new: \(names.joined(separator: ", "), "names")")
  }
}
