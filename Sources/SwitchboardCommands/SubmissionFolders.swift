import Foundation
import Grading

/// The submissions that paths on a command line mean.
struct SubmissionFolders {
  let items: [Batch.Item]
  /// Whether one submission was named, not a folder of them that happens to hold one.
  let isOne: Bool

  init(paths: [String], exercise: String) throws {
    var folders: [URL] = []
    for path in paths {
      for folder in try Self.submissions(at: URL(filePath: path), path, exercise)
      where !folders.contains(folder) { folders.append(folder) }
    }
    guard !folders.isEmpty else {
      throw UsageError("there is nothing in \(paths.joined(separator: ", ")); name submissions")
    }
    isOne = paths.count == 1 && folders.count == 1 && folders[0].path == Self.path(paths[0])
    items = zip(folders, Self.names(of: folders)).map { .folder($0, name: $1) }
  }

  /// The folders' own names; where two have the same, as much of their paths as tells them apart.
  private static func names(of folders: [URL]) -> [String] {
    let depth = folders.map(\.pathComponents.count).max() ?? 0
    for length in 1...max(1, depth) {
      let names = folders.map { $0.pathComponents.suffix(length).joined(separator: "/") }
      if Set(names).count == names.count { return names }
    }
    return folders.map(\.path)
  }

  private static func path(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }

  private static func submissions(
    at url: URL, _ path: String, _ exercise: String
  ) throws -> [URL] {
    var isFolder: ObjCBool = false
    let url = url.standardizedFileURL
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw UsageError("there is no \(path)")
    }
    guard isFolder.boolValue else {
      throw UsageError("\(path) is a file; name the folder that it was handed in as")
    }
    if Intake.sourceFolders(for: exercise, in: url).contains(where: holdsSwift) { return [url] }
    let entries: [URL]
    do {
      entries = try FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    } catch {
      throw UsageError("\(path) cannot be read: \(error.localizedDescription)")
    }
    let folders = entries.filter { entry in
      (try? entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    }
    // An empty folder is a submission without a file, and is told so in its report.
    return folders.isEmpty
      ? [url]
      : folders.sorted {
        $0.lastPathComponent.utf8.lexicographicallyPrecedes($1.lastPathComponent.utf8)
      }
  }

  private static func holdsSwift(_ folder: URL) -> Bool {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .contains { $0.hasSuffix(".swift") && $0 != "Package.swift" }
  }
}
