import ArgumentParser
import Foundation
import Terminal
import Workspaces

/// `switchboard init DIR`
struct InitCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make a workspace, or add to one what it lacks.",
    discussion: """
      A workspace holds the stubs that you fill in. What you have written is never touched; a file \
      that you deleted comes back as it was at first.

      Example: switchboard init ~/switchboard
      """)

  @Argument(help: "A new or empty folder, or a workspace.", completion: .directory)
  var dir: String

  @Option(
    help: ArgumentHelp("A course's folder (holding Lessons and Exercises).", valueName: "dir"),
    completion: .directory)
  var course: String?

  func run(in context: Context) async throws {
    let making = try Workspace.make(in: dir, ofCourse: course, context)
    let path = making.workspace.folder.path
    var lines = [Line("Workspace \(path)", style: Style(bold: true))]
    if !making.added.isEmpty {
      lines.append(Line("  new: \(making.added.joined(separator: ", "))"))
    }
    if !making.restored.isEmpty {
      lines.append(Line("  back again: \(making.restored.joined(separator: ", "))"))
    }
    lines += making.left.map(\.line)
    if making.added.isEmpty, making.restored.isEmpty, making.left.isEmpty {
      lines.append(Line("  Nothing was missing."))
    }
    context.screen.show(lines + [Line()])
    if path == context.folder.standardizedFileURL.path {
      context.screen.next(.command("switchboard"))
    } else {
      let shown = context.typed(making.workspace.folder)
      context.screen.next(Span("cd \(shown) && "), .command("switchboard"))
    }
  }
}
