import CourseModel
import Foundation
import Messages

extension Workspace {
  /// The place of a handed-out course in a workspace.
  static let handedOutCourse = "\(stateFolder)/course"

  /// Whether its course was handed out, and is in the workspace.
  var hasHandedOutCourse: Bool {
    courseFolder.standardizedFileURL.path
      == folder.appending(path: Self.handedOutCourse).standardizedFileURL.path
  }

  /// Puts a handed-out course into a workspace, or into a folder that will become one, so that it
  /// moves with the workspace. Exercises and topics of an earlier handout stay, unless these files
  /// replace them.
  ///
  /// - Parameter files: Files with paths in the course's folder.
  /// - Returns: The new place of the course.
  /// - Throws: If the folder contains another course or anything else, before writing anything.
  static func keep(
    _ files: [SourceFile], ofCourse name: String, in folder: URL
  ) throws(WorkspaceError) -> URL {
    let folder = folder.standardizedFileURL
    try verify(folder, mayHold: name)
    let place = folder.appending(path: handedOutCourse)
    let draft = folder.appending(path: "\(stateFolder)/course.new")
    let away = folder.appending(path: "\(stateFolder)/course.old")
    let manager = FileManager.default
    do {
      for rest in [draft, away] where manager.fileExists(atPath: rest.path) {
        try manager.removeItem(at: rest)
      }
      for file in try earlier(at: place, beside: files) + files {
        let url = draft.appending(path: file.name)
        try manager.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.content.write(to: url)
      }
      try mergeTopics(of: place, into: draft)
      if manager.fileExists(atPath: place.path) { try manager.moveItem(at: place, to: away) }
      try manager.moveItem(at: draft, to: place)
      try? manager.removeItem(at: away)
    } catch {
      throw .file(path: place.path, reason: .cannotBeWritten(error.systemReason))
    }
    return place
  }

  private static func verify(_ folder: URL, mayHold course: String) throws(WorkspaceError) {
    guard isWorkspace(folder) else {
      guard isVacant(folder) else { throw .occupied(folder) }
      return
    }
    // A workspace with a damaged file is repaired later, by `make`.
    guard let old = try? Workspace(at: folder) else { return }
    guard old.courseName == course else {
      throw .otherCourse(folder, has: old.courseName, wanted: course)
    }
    guard old.hasHandedOutCourse else { throw .ofWholeCourse(folder) }
  }

  /// Returns the files of an earlier handout that these do not replace, from other exercises and
  /// topics.
  private static func earlier(
    at place: URL, beside files: [SourceFile]
  ) throws -> [SourceFile] {
    func part(_ path: String) -> String {
      path.split(separator: "/").prefix(2).joined(separator: "/")
    }
    let replaced = Set(files.map { part($0.name) })
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
    return try paths.sorted().filter { !replaced.contains(part($0)) && $0.contains("/") }
      .compactMap { path in
        let url = place.appending(path: path)
        guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
          return nil
        }
        return SourceFile(name: path, content: try Data(contentsOf: url))
      }
  }

  /// Adds the topics of an earlier course.json to a draft's, in the earlier order.
  private static func mergeTopics(of place: URL, into draft: URL) throws {
    typealias Object = [String: Any]
    let path = "Lessons/course.json"
    func object(_ folder: URL) throws -> Object {
      let data = try Data(contentsOf: folder.appending(path: path))
      return try JSONSerialization.jsonObject(with: data) as? Object ?? [:]
    }
    guard let old = try? object(place)["topics"] as? [Object] else { return }
    var new = try object(draft)
    let topics = new["topics"] as? [Object] ?? []
    func name(_ topic: Object) -> String { topic["name"] as? String ?? "" }
    let earlier = Set(old.map(name))
    new["topics"] =
      old.map { topic in topics.first { name($0) == name(topic) } ?? topic }
      + topics.filter { !earlier.contains(name($0)) }
    let merged = try JSONSerialization.data(
      withJSONObject: new, options: [.sortedKeys, .prettyPrinted])
    try merged.write(to: draft.appending(path: path))
  }
}
