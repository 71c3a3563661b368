import CourseModel
import Foundation
import Messages

/// What became of the files in an exercise's Sources; paths are relative to it.
package struct Restoration: Sendable, Equatable {
  /// Files that are there now as they were not before.
  package var written: [String] = []
  /// Files that are not there any more.
  package var removed: [String] = []

  /// Whether everything was already as it should be.
  package var isEmpty: Bool { written.isEmpty && removed.isEmpty }
}

extension Workspace {
  /// The most bytes of an exercise's Sources that are kept before a reset.
  static let keptLimit = 32 << 20

  /// Every file in the Sources of this exercise, also those in folders, whose names are then
  /// paths; sorted by name. Hidden files are an editor's or the system's and don't count.
  ///
  /// - Throws: If something there is no plain file, cannot be read, or is very large.
  package func files(of exercise: String) throws(WorkspaceError) -> [SourceFile] {
    var files: [SourceFile] = []
    var room = Self.keptLimit
    var waiting = [""]
    while let folder = waiting.popLast() {
      for entry in try entries(of: sources(of: exercise).appending(path: folder)) {
        let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        switch entry.type {
        case .typeDirectory: waiting.append(path)
        case .typeRegular:
          room -= entry.size
          guard room >= 0 else {
            throw .file(
              path: sources(of: exercise).path,
              reason: .holdsTooMuch(megabytes: Self.keptLimit >> 20))
          }
          files.append(SourceFile(name: path, content: try content(of: entry.url)))
        default:
          throw .file(path: entry.url.path, reason: .isNeitherFileNorFolder)
        }
      }
    }
    return files.sorted { $0.name < $1.name }
  }

  /// Makes the files in the Sources of this exercise these, and no others; hidden ones stay.
  /// Each is there whole or not at all.
  ///
  /// - Parameter old: What is there, as `files(of:)` has read it.
  func replaceFiles(
    of exercise: String, _ old: [SourceFile], with new: [SourceFile]
  ) throws(WorkspaceError) -> Restoration {
    // Somebody may save at this moment: what has not been kept must not be overwritten.
    guard try files(of: exercise) == old else {
      throw .file(path: sources(of: exercise).path, reason: .wasChangedNow)
    }
    let place = "Exercises/\(exercise)/Sources"
    var restoration = Restoration()
    for file in new where !old.contains(file) {
      guard Self.isInside(file.name) else {
        throw .file(path: "\(place)/\(file.name)", reason: .leadsOutOfTheExercise)
      }
      try write(file.content, to: "\(place)/\(file.name)")
      restoration.written.append(file.name)
    }
    for file in old where !new.contains(where: { $0.name == file.name }) {
      try remove("\(place)/\(file.name)", emptyingUpTo: place)
      restoration.removed.append(file.name)
    }
    return restoration
  }

  /// Whether a path stays below the folder that it is relative to.
  private static func isInside(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    return names.allSatisfy { !["", ".", ".."].contains($0) }
  }

  // MARK: - Looking

  private struct Entry {
    let url: URL
    let type: FileAttributeType?
    let size: Int
    var name: String { url.lastPathComponent }
  }

  /// What is in a folder, hidden files aside; nothing if there is no such folder.
  private func entries(of folder: URL) throws(WorkspaceError) -> [Entry] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !$0.hasPrefix(".") }
        .map { name in
          let url = folder.appending(path: name)
          let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
          return Entry(
            url: url, type: attributes[.type] as? FileAttributeType,
            size: attributes[.size] as? Int ?? 0)
        }
    } catch {
      throw .file(path: folder.path, reason: .cannotBeRead(error.systemReason))
    }
  }

  private func content(of file: URL) throws(WorkspaceError) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw .file(path: file.path, reason: .cannotBeRead(error.systemReason))
    }
  }
}
