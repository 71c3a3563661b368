import CourseModel
import Foundation
import Messages

/// A learner's own package: stubs and tasks, and in `.switchboard` what the learner has done.
package struct Workspace: Sendable {
  /// The version of workspace.json.
  static let format = 1
  /// The hidden folder that makes a folder a workspace.
  static let stateFolder = ".switchboard"

  /// Where it lies.
  package let folder: URL
  /// The name of the course that it was made from.
  package let courseName: String
  /// Where the course was when it was made; one that was handed out is in the workspace itself.
  package let courseFolder: URL

  /// Where the learner edits the exercise of this name.
  package func folder(of exercise: String) -> URL {
    folder.appending(path: "Exercises").appending(path: exercise)
  }

  /// Where the learner's files for the exercise of this name are.
  package func sources(of exercise: String) -> URL {
    folder(of: exercise).appending(path: "Sources")
  }

  var stateFile: URL { folder.appending(path: "\(Self.stateFolder)/workspace.json") }
  var database: URL { folder.appending(path: "\(Self.stateFolder)/progress.sqlite") }
}

extension Workspace {
  private struct File: Codable {
    var format = Workspace.format
    let course: String
    /// Relative to the workspace, if it is in that.
    let courseFolder: String
    /// The digests of the files that the learner was given, by path; a Switchboard that kept none
    /// wrote none.
    let given: [String: String]?
  }

  /// The workspace at `path` or nearest above it.
  package init(above path: URL) throws(WorkspaceError) {
    guard let folder = path.selfAndAncestors.first(where: Self.isWorkspace) else {
      throw .none(from: path)
    }
    try self.init(at: folder)
  }

  static func isWorkspace(_ folder: URL) -> Bool {
    FileManager.default.fileExists(
      atPath: folder.appending(path: "\(stateFolder)/workspace.json").path)
  }

  init(at folder: URL) throws(WorkspaceError) {
    let url = folder.appending(path: "\(Self.stateFolder)/workspace.json")
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    } catch {
      throw .file(path: url.path, reason: .isWrittenAnew(byInit: folder.path))
    }
    guard file.format <= Self.format else { throw .newer(folder, format: file.format) }
    let course =
      file.courseFolder.hasPrefix("/")
      ? URL(filePath: file.courseFolder) : folder.appending(path: file.courseFolder)
    self.init(folder: folder, courseName: file.course, courseFolder: course)
  }

  /// Digests of the files that this workspace was given, by their paths below it; nil if it was
  /// made by a Switchboard that did not keep them.
  var recordOfGiven: [String: String]? {
    let file = try? JSONDecoder().decode(File.self, from: Data(contentsOf: stateFile))
    return file?.given
  }

  /// Remembers which course this is a workspace of, and what it was given.
  func save(given: [String: String]?) throws(WorkspaceError) {
    let place = hasHandedOutCourse ? Self.handedOutCourse : courseFolder.path
    let file = File(course: courseName, courseFolder: place, given: given)
    do {
      try Report.encoder.encode(file).write(to: stateFile, options: .atomic)
    } catch {
      throw .file(path: stateFile.path, reason: .cannotBeWritten(error.systemReason))
    }
  }
}
