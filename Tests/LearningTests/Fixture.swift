import CourseModel
import Foundation

@testable import SwitchboardCommands

/// A course and a place for a workspace, in a temporary folder that is removed at the end.
final class Fixture {
  let folder: URL
  let course: Course

  init(courseName: String = "fixture") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "fixture-\(UUID())")
    try Self.write(
      [
        "Lessons/course.json":
          #"{"format":1,"name":"NAME","title":"T","topics":[{"name":"t","title":"T"}]}"#
          .replacing("NAME", with: courseName)
      ], to: folder.appending(path: "course"))
    course = try Course(at: folder.appending(path: "course"))
    try Self.write(
      ["Views/Color.swift": "public struct Color {}\n", "M.docc/M.md": "# M"], to: miniCocoa)
    try addExercise("One", order: 0)
    try addExercise("Two", order: 1)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var miniCocoa: URL { folder.appending(path: "MiniCocoa") }
  var workspaceFolder: URL { folder.appending(path: "workspace") }

  func addExercise(_ name: String, order: Int) throws {
    try Self.write(
      [
        "exercise.json": """
        {"format":1,"topic":"t","order":\(order),"title":"\(name)!","summary":"s",
         "checks":[{"id":"a","name":"A","todo":1},{"id":"b","name":"B","points":2,"todo":1}]}
        """,
        "README.md":
          "# \(name)\n\nThe task.\n\n## Hints\n\n### TODO 1\n\n1. Think.\n2. Think more.\n",
        "Sources/\(name).swift": "// TODO: 1. \(name)\n",
        "Hidden/Suite.swift": "// the secret suite\n",
        "mutants.json": "{\"format\": 1, \"harmless\": [], \"secret\": 1}",
        "Solution/\(name).swift": "// the secret solution\n",
        "Mistakes/m/message.md": "---\nfails: [a]\n---\nThe secret message.\n",
        "Mistakes/m/\(name).swift": "// the secret mistake\n",
      ], to: course.folder(ofExercise: name))
  }

  @discardableResult
  func make() throws -> Workspace.Making {
    try Workspace.make(in: workspaceFolder, of: course, miniCocoa: miniCocoa)
  }

  /// Returns all files in the workspace, by path, as text.
  func workspaceFiles() -> [String: String] {
    var files: [String: String] = [:]
    let paths = FileManager.default.enumerator(atPath: workspaceFolder.path)
    while let path = paths?.nextObject() as? String {
      if let text = try? String(contentsOf: workspaceFolder.appending(path: path), encoding: .utf8)
      {
        files[path] = text
      }
    }
    return files
  }

  static func write(_ files: [String: String], to folder: URL) throws {
    for (path, text) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }
}
