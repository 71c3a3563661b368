import ArgumentParser
import CourseModel
import Foundation
import Learning
import Workspaces

/// Which course and which workspace a command is about.
struct CourseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A course's folder (holding Lessons and Exercises).",
      discussion: "Default: the workspace's course, else the one around the current folder, else "
        + "the one that came with switchboard.",
      valueName: "dir"),
    completion: .directory)
  var course: String?

  @Option(
    help: ArgumentHelp(
      "A workspace's folder (default: around the current folder).", valueName: "dir"),
    completion: .directory)
  var workspace: String?

  static var workingFolder: URL { URL(filePath: FileManager.default.currentDirectoryPath) }

  /// The workspace that was named, or the one around the working folder.
  func openWorkspace() throws -> Workspace {
    let workspace = try Workspace(
      above: self.workspace.map { URL(filePath: $0) } ?? Self.workingFolder)
    if let course {
      let named = try Course(at: URL(filePath: course))
      guard named.name == workspace.courseName else {
        throw WorkspaceError.otherCourse(
          workspace.folder, has: workspace.courseName, wanted: named.name)
      }
    }
    return workspace
  }

  /// The learner whose workspace was named, or is around the working folder.
  func openLearner() throws -> Learner {
    let workspace = try openWorkspace()
    return try Learner(of: openCourse(of: workspace), in: workspace)
  }

  /// The workspace, if there is one.
  func findWorkspace() throws -> Workspace? {
    do {
      return try openWorkspace()
    } catch WorkspaceError.none where workspace == nil {
      return nil
    }
  }

  /// The course that was named, or the nearest.
  func openCourse() throws -> Course {
    if let course { return try Course(at: URL(filePath: course)) }
    if let workspace = try findWorkspace() { return try openCourse(of: workspace) }
    if let folder = Course.folder(above: Self.workingFolder) { return try Course(at: folder) }
    return try Course(at: Installation().folder)
  }

  /// The course of this workspace: where it was, or the one of its name that came with this
  /// executable.
  func openCourse(of workspace: Workspace) throws -> Course {
    if let course { return try Course(at: URL(filePath: course)) }
    do throws(CourseError) {
      return try Course(at: workspace.courseFolder)
    } catch .noCourse {
      let own = try Course(at: Installation().folder)
      guard own.name == workspace.courseName else {
        throw CourseError.noCourse(workspace.courseFolder)
      }
      return own
    }
  }
}
