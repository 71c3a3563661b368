import CourseModel
import Foundation
import Messages

/// A learner's package: stubs and tasks, and the progress in `.switchboard`.
struct Workspace: Sendable {
  /// The version of workspace.json.
  static let format = 1
  /// The hidden folder that makes a folder a workspace.
  static let stateFolder = ".switchboard"

  let folder: URL
  let courseName: String
  /// The course's folder when the workspace was made; a handed-out course is in the workspace
  /// itself.
  let courseFolder: URL

  /// Returns the folder in which the learner edits the exercise with this name.
  func folder(of exercise: String) -> URL {
    folder.appending(path: "Exercises").appending(path: exercise)
  }

  /// Returns the folder of the learner's files for the exercise with this name.
  func sources(of exercise: String) -> URL {
    folder(of: exercise).appending(path: "Sources")
  }

  var stateFile: URL { folder.appending(path: "\(Self.stateFolder)/workspace.json") }
  var database: URL { folder.appending(path: "\(Self.stateFolder)/progress.sqlite") }
}

extension Workspace {
  /// The part of the file that every command reads: not the record of given files, which is most of
  /// it.
  private struct Head: Decodable {
    let format: Int
    let course: String
    let courseFolder: String
  }

  private struct File: Codable {
    var format = Workspace.format
    let course: String
    /// Relative to the workspace, if the course is in it.
    let courseFolder: String
    /// The digests of the files given to the learner, by path; absent from versions that stored
    /// none.
    let given: [String: String]?
  }

  /// Opens the workspace at `path` or nearest above it.
  init(above path: URL) throws(WorkspaceError) {
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
    let file: Head
    do {
      file = try JSONDecoder().decode(Head.self, from: Data(contentsOf: url))
    } catch {
      throw .file(
        path: url.path,
        reason: Message(
          "cannot be read; 'switchboard init \(folder.path, "folder")' writes it again"))
    }
    guard file.format <= Self.format else { throw .newer(folder, format: file.format) }
    let course =
      file.courseFolder.hasPrefix("/")
      ? URL(filePath: file.courseFolder) : folder.appending(path: file.courseFolder)
    self.init(folder: folder, courseName: file.course, courseFolder: course)
  }

  /// The digests of the files given to this workspace, by path in it; nil if it was made by a
  /// version that did not store them.
  var recordOfGiven: [String: String]? {
    let file = try? JSONDecoder().decode(File.self, from: Data(contentsOf: stateFile))
    return file?.given
  }

  /// Stores the course and the record of given files.
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

extension Message {
  static func cannotBeWritten(_ reason: String) -> Message {
    Message("cannot be written: \(reason, "reason")")
  }
}
