import CourseModel
import Foundation
import Workspaces

extension Workspace {
  /// Makes or completes the workspace: of the course named, else the one that an old workspace
  /// belongs to, else the nearest.
  static func make(in folder: URL, ofCourse name: String?) throws -> Making {
    try make(
      in: folder, of: try course(named: name, for: folder),
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
