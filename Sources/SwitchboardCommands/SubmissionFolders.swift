import Foundation
import Grading

/// The submissions that paths on a command line mean.
struct SubmissionFolders {
  let items: [Batch.Item]
  /// Whether one submission was named, not a folder of them that happens to hold one.
  let isOne: Bool

  /// - Parameter reception: Knows what is a submission by itself.
  init(paths: [String], reception: Reception) throws {
    var places: [URL] = []
    for path in paths {
      for place in try Self.submissions(at: URL(filePath: path), path, reception)
      where !places.contains(place) { places.append(place) }
    }
    guard !places.isEmpty else {
      throw UsageError("there is nothing in \(paths.joined(separator: ", ")); name submissions")
    }
    isOne = paths.count == 1 && places.count == 1 && places[0].path == Self.path(paths[0])
    items = zip(places, SubmissionNames(places).names).map { .path($0, name: $1) }
  }

  /// Refuses what cannot hold a submission, before anything is prepared for grading.
  static func look(at paths: [String]) throws {
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: Self.path(path), isDirectory: &isFolder) else {
        throw UsageError("there is no \(path)")
      }
      guard
        isFolder.boolValue || Reception.accepts(fileNamed: URL(filePath: path).lastPathComponent)
      else {
        throw UsageError(
          "\(path) is no archive that is read; name a folder, a .zip, .tar, .tar.gz or git bundle")
      }
    }
  }

  private static func path(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }

  private static func submissions(
    at url: URL, _ path: String, _ reception: Reception
  ) throws -> [URL] {
    var isFolder: ObjCBool = false
    let url = url.standardizedFileURL
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw UsageError("\(path) has just vanished")
    }
    guard isFolder.boolValue else { return [url] }
    if reception.holdsSubmission(url) { return [url] }
    let entries: [URL]
    do {
      entries = try FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    } catch {
      throw UsageError("\(path) cannot be read: \(error.localizedDescription)")
    }
    let submissions = entries.filter { entry in
      let values = try? entry.resourceValues(forKeys: [.isDirectoryKey])
      return values?.isDirectory == true || Reception.accepts(fileNamed: entry.lastPathComponent)
    }.filter { $0.lastPathComponent != "__MACOSX" }
    // An empty folder is a submission without a file, and is told so in its report.
    return submissions.isEmpty
      ? [url]
      : submissions.sorted {
        $0.lastPathComponent.utf8.lexicographicallyPrecedes($1.lastPathComponent.utf8)
      }
  }
}
