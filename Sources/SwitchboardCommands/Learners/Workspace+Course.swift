import Authoring
import CourseModel
import Foundation
import Messages

extension Workspace {
  /// Makes or completes the workspace at a path, for the named course, otherwise the course of an
  /// existing workspace, otherwise the nearest.
  static func make(
    in path: String, ofCourse name: String?, _ context: Context,
    if verify: ((Course) throws -> Void)? = nil
  ) throws -> Making {
    let folder = context.url(path)
    let course = try course(named: name, for: folder, context)
    try verify?(course)
    return try make(in: folder, of: course, miniCocoa: Installation(in: context).miniCocoa)
  }

  /// The same, but the path may also be a handout's, which contains its course.
  ///
  /// - Parameters:
  ///   - second: The folder for a handout's workspace. By default, the workspace of its course around
  ///     the current folder, or a folder there with the course's name.
  ///   - verify: Throws if no workspace is to be made of the course.
  static func make(
    from path: String, in second: String?, ofCourse name: String?, _ context: Context,
    if verify: ((Course) throws -> Void)? = nil
  ) throws -> Making {
    let file = context.url(path)
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    guard isThere ? !isFolder.boolValue : path.hasSuffix(HandoutFile.suffix) else {
      if let second {
        throw UsageError(
          Message(
            """
            \(path, "path") is not a handout, so it takes no second folder; leave \
            \(second, "folder") out
            """))
      }
      return try make(in: path, ofCourse: name, context, if: verify)
    }
    guard name == nil else {
      throw UsageError(
        Message("\(path, "path") is a handout, which brings its course along; leave --course out"))
    }
    let handout = try HandoutFile(at: file)
    if let verify {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "switchboard-handout-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try verify(handout.course(unpackedIn: folder))
    }
    let around = try? Workspace(above: context.folder)
    let folder =
      second.map(context.url) ?? (around?.courseName == handout.course ? around?.folder : nil)
      ?? context.folder.appending(path: handout.course.replacing("/", with: "-"))
    let course = try keep(handout.courseFiles(), ofCourse: handout.course, in: folder)
    return try make(
      in: folder, of: Course(at: course), miniCocoa: Installation(in: context).miniCocoa)
  }

  private static func course(
    named name: String?, for folder: URL, _ context: Context
  ) throws -> Course {
    if let name { return try Course(at: context.url(name)) }
    let path = folder.standardizedFileURL.path
    if let old = try? Workspace(above: folder), old.folder.path == path {
      return try CourseOptions.parse([]).openCourse(of: old, in: context)
    }
    return try Course.around(context, named: nil)
  }
}
