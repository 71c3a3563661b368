import ArgumentParser
import CourseModel
import Foundation
import Terminal
import Workspaces

/// `switchboard init DIR`
struct InitCommand: ParsableCommand {
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

  func run() throws {
    let making = try Self.make(in: URL(filePath: dir), course: course)
    let path = making.workspace.folder.path
    var lines = [Line("Workspace \(path)", style: Style(bold: true))]
    if !making.added.isEmpty {
      lines.append(Line("  new: \(making.added.joined(separator: ", "))"))
    }
    if !making.restored.isEmpty {
      lines.append(Line("  back again: \(making.restored.joined(separator: ", "))"))
    }
    lines += UpdateCommand.lines(of: making.left)
    if making.added.isEmpty, making.restored.isEmpty, making.left.isEmpty {
      lines.append(Line("  Nothing was missing."))
    }
    Screen.show(lines + [Line()])
    let here = CourseOptions.workingFolder.standardizedFileURL.path
    if path == here {
      Screen.next(.command("switchboard"))
    } else {
      let shown = path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
      Screen.next(Span("cd \(shown) && "), .command("switchboard"))
    }
  }

  /// Makes or completes the workspace: of the course named, else the one that an old workspace
  /// belongs to, else the nearest.
  static func make(in folder: URL, course: String?) throws -> Workspace.Making {
    try Workspace.make(
      in: folder, of: try self.course(named: course, for: folder),
      miniCocoa: try Installation().miniCocoa)
  }

  private static func course(named name: String?, for folder: URL) throws -> Course {
    if let name { return try Course(at: URL(filePath: name)) }
    let path = folder.standardizedFileURL.path
    if let old = try? Workspace(above: folder), old.folder.path == path {
      return try CourseOptions.parse([]).openCourse(of: old)
    }
    if let around = Course.folder(above: CourseOptions.workingFolder) {
      return try Course(at: around)
    }
    return try Course(at: Installation().folder)
  }
}
