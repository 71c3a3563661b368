import CourseModel
import Foundation
import GradingTestSupport

@testable import Authoring

/// A course that consists of course.json, for creating drafts.
struct DraftCourse {
  static let courseFile = """
    {
      "format": 1, "name": "draft", "title": "A draft [with \\"topics\\"]",
      "topics": [
        {"name": "delegation", "title": "Delegation [one]"}
      ]
    }

    """

  let folder: URL

  init(_ courseFile: String = DraftCourse.courseFile) throws {
    folder = try TestMachine.emptyFolder("draft")
    try write(courseFile, to: "Lessons/course.json")
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func edit(_ path: String, _ old: String, _ new: String) throws {
    try write(try text(path).replacing(old, with: new), to: path)
  }

  func course() throws -> Course { try Course(at: folder) }
  func drafting() throws -> Drafting { Drafting(in: try course()) }

  /// Returns all paths of files, including hidden ones.
  func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: folder.appending(path: $0).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }
}
