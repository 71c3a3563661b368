import Foundation
import Grading

/// The submissions that paths on a command line mean.
struct SubmissionFolders {
  /// What a folder is taken for.
  enum Reading {
    /// For what it is; where it could be both, that is wrong usage.
    case plain
    /// For one submission.
    case one
    /// For a folder of submissions.
    case batch
  }

  let items: [Batch.Item]
  /// Whether one submission was named, not a folder of them that happens to hold one.
  let isOne: Bool

  /// - Parameter reception: Knows what is a submission by itself.
  init(paths: [String], as reading: Reading, reception: Reception) throws {
    var places: [HandIn] = []
    for path in paths {
      for place in try Self.submissions(at: path, as: reading, reception)
      where !places.contains(place) { places.append(place) }
    }
    guard !places.isEmpty else {
      throw UsageError("there is nothing in \(paths.joined(separator: ", ")); name submissions")
    }
    isOne = paths.count == 1 && places.count == 1 && places[0].url.path == Self.url(paths[0]).path
    items = zip(places, SubmissionNames(places.map(\.url)).names).map { $0.item(named: $1) }
  }

  /// Refuses what cannot hold a submission, before anything is prepared for grading.
  static func look(at paths: [String]) throws {
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder) else {
        throw UsageError("there is no \(path)")
      }
      guard
        isFolder.boolValue || Reception.accepts(fileNamed: URL(filePath: path).lastPathComponent)
      else {
        throw UsageError("\(path) cannot be graded; name a \(Reception.accepted)")
      }
    }
  }

  private static func url(_ path: String) -> URL { URL(filePath: path).standardizedFileURL }

  private static func submissions(
    at path: String, as reading: Reading, _ reception: Reception
  ) throws -> [HandIn] {
    let url = url(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw UsageError("\(path) has just vanished")
    }
    guard isFolder.boolValue, reading != .one else { return [HandIn(url)] }
    if reading == .plain {
      switch try reception.nature(of: url) {
      case .submission: return [HandIn(url)]
      case .submissions: break
      case .either(let answer, let others): throw ambiguity(path, answer, others)
      }
    }
    let submissions = try FolderListing(of: url).entries.compactMap { HandIn($0, in: url) }
    // An empty folder is a submission without a file, and is told so in its report.
    return submissions.isEmpty ? [HandIn(url)] : submissions
  }

  private static func ambiguity(
    _ path: String, _ answer: String, _ others: [String]
  ) -> UsageError {
    let named = others.prefix(3).joined(separator: ", ")
    let more = others.count > 3 ? " and \(others.count - 3) more" : ""
    return UsageError(
      "\(path) could be one submission (\(answer)) or a folder of them (\(named)\(more)); "
        + "say which: --one or --batch")
  }
}

/// One thing that was handed in, and where it is.
private struct HandIn: Equatable {
  /// Where it is; with U+FFFD for what is not UTF-8, and then nothing is there.
  let url: URL
  /// Its last name if that is not UTF-8.
  private let rawName: [UInt8]?

  init(_ url: URL) {
    self.url = url
    rawName = nil
  }

  /// What lies in a folder of submissions; nil for what is none, such as a table of grades.
  init?(_ entry: FolderListing.Entry, in folder: URL) {
    guard !entry.name.hasPrefix("."), entry.name != "__MACOSX" else { return nil }
    guard entry.isFolder || Reception.accepts(fileNamed: entry.name) else { return nil }
    url = folder.appending(path: entry.name)
    rawName = entry.isText ? nil : entry.bytes
  }

  func item(named name: String) -> Batch.Item {
    guard rawName != nil else { return .path(url, name: name) }
    return .refused(
      name: name,
      reason: "Its name is not UTF-8, so it cannot be opened: rename it, and grade it again.")
  }
}
