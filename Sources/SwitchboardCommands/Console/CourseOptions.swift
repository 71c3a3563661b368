import ArgumentParser
import CourseModel
import Foundation

/// The options for the course and the workspace of a command.
struct CourseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The course's folder, which contains Lessons and Exercises.",
      discussion: "Default: the workspace's course, otherwise the one around the current folder, "
        + "otherwise the installed one.",
      valueName: "dir"),
    completion: .directory)
  var course: String?

  @Option(
    help: ArgumentHelp(
      "The workspace's folder (default: around the current folder; for learners, then the last one).",
      valueName: "dir"),
    completion: .directory)
  var workspace: String?

  /// The named workspace, or the one around the current folder.
  ///
  /// - Parameter orLast: Whether to take the one that the learner used last if there is neither and
  ///   the current folder is not in a course: not for authors.
  func openWorkspace(in context: Context, orLast: Bool = true) throws -> Workspace {
    let workspace =
      if workspace == nil, course == nil, orLast {
        try context.nearestWorkspace()
      } else {
        try Workspace(above: workspace.map(context.url) ?? context.folder)
      }
    if let course {
      let named = try Course(at: context.url(course))
      guard named.name == workspace.courseName else {
        throw WorkspaceError.otherCourse(
          workspace.folder, has: workspace.courseName, wanted: named.name)
      }
    }
    return workspace
  }

  /// The learner of that workspace.
  func openLearner(in context: Context) throws -> Learner {
    let workspace = try openWorkspace(in: context)
    return try Learner(
      of: openCourse(of: workspace, in: context), in: workspace, now: context.now)
  }

  /// The workspace, if there is one.
  func findWorkspace(in context: Context, orLast: Bool = true) throws -> Workspace? {
    do {
      return try openWorkspace(in: context, orLast: orLast)
    } catch WorkspaceError.none where workspace == nil {
      return nil
    }
  }

  /// The named course, or the nearest.
  func openCourse(in context: Context, orLast: Bool = true) throws -> Course {
    if course == nil, let workspace = try findWorkspace(in: context, orLast: orLast) {
      return try openCourse(of: workspace, in: context)
    }
    return try Course.around(context, named: course)
  }

  /// The course of this workspace: in its recorded folder, or otherwise the installed one with its
  /// name.
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
