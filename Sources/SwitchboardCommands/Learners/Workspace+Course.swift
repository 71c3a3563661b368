import CourseModel
import Foundation
import Workspaces

extension Workspace {
  /// Makes or completes the workspace at a path: of the course named, else the one that an old
  /// workspace belongs to, else the nearest.
  static func make(in path: String, ofCourse name: String?, _ context: Context) throws -> Making {
    let folder = context.url(path)
    return try make(
      in: folder, of: course(named: name, for: folder, context),
      miniCocoa: Installation(in: context).miniCocoa)
  }

  private static func course(
    named name: String?, for folder: URL, _ context: Context
  ) throws -> Course {
    if let name { return try Course(at: context.url(name)) }
    let path = folder.standardizedFileURL.path
    if let old = try? Workspace(above: folder), old.folder.path == path {
      return try CourseOptions.parse([]).openCourse(of: old, in: context)
    }
    if let around = Course.folder(above: context.folder) { return try Course(at: around) }
    return try Course(at: Installation(in: context).folder)
  }
}
