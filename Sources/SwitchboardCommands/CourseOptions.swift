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

  /// The workspace that was named, or the one around the working folder.
  func openWorkspace(in context: Context) throws -> Workspace {
    let workspace = try Workspace(above: workspace.map(context.url) ?? context.folder)
    if let course {
      let named = try Course(at: context.url(course))
      guard named.name == workspace.courseName else {
        throw WorkspaceError.otherCourse(
          workspace.folder, has: workspace.courseName, wanted: named.name)
      }
    }
    return workspace
  }

  /// The learner whose workspace was named, or is around the working folder.
  func openLearner(in context: Context) throws -> Learner {
    let workspace = try openWorkspace(in: context)
    return try Learner(
      of: openCourse(of: workspace, in: context), in: workspace, now: context.now)
  }

  /// The workspace, if there is one.
  func findWorkspace(in context: Context) throws -> Workspace? {
    do {
      return try openWorkspace(in: context)
    } catch WorkspaceError.none where workspace == nil {
      return nil
    }
  }

  /// The course that was named, or the nearest.
  func openCourse(in context: Context) throws -> Course {
    if let course { return try Course(at: context.url(course)) }
    if let workspace = try findWorkspace(in: context) {
      return try openCourse(of: workspace, in: context)
    }
    if let folder = Course.folder(above: context.folder) { return try Course(at: folder) }
    return try Course(at: Installation(in: context).folder)
  }

  /// The course of this workspace: where it was, or the one of its name that came with this
  /// executable.
  func openCourse(of workspace: Workspace, in context: Context) throws -> Course {
    if let course { return try Course(at: context.url(course)) }
    do throws(CourseError) {
      return try Course(at: workspace.courseFolder)
    } catch .noCourse {
      let own = try Course(at: Installation(in: context).folder)
      guard own.name == workspace.courseName else {
        throw CourseError.noCourse(workspace.courseFolder)
      }
      return own
    }
  }
}
