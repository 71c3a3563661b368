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
  /// Paths of what lies among submissions and is nobody's: hidden files, and what computers leave.
  let ignored: [String]

  /// - Parameter reception: Knows what is a submission by itself.
  init(paths: [String], as reading: Reading, reception: Reception) throws {
    var places: [HandIn] = []
    var ignored: [String] = []
    for path in paths {
      let found = try Self.submissions(at: path, as: reading, reception)
      for place in found.places where !places.contains(place) { places.append(place) }
      ignored += found.ignored
    }
    guard !places.isEmpty else {
      throw UsageError("there is nothing in \(paths.joined(separator: ", ")); name submissions")
    }
    let isNamed = paths.count == 1 && places.count == 1
    isOne = isNamed && places[0].url.path == Self.url(paths[0]).path
    self.ignored = ignored
    if reading != .one, isNamed {
      try Self.refuseCrowd(at: places[0].url, namedBy: paths[0], reception)
    }
    items = zip(places, SubmissionNames(places.map(\.url)).names).map {
      $0.item(named: $1, asOne: reading == .one)
    }
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
  ) throws -> (places: [HandIn], ignored: [String]) {
    let url = url(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw UsageError("\(path) has just vanished")
    }
    guard isFolder.boolValue, reading != .one else { return ([HandIn(url)], []) }
    if reading == .plain {
      switch try reception.nature(of: url) {
      case .submission: return ([HandIn(url)], [])
      case .submissions: break
      case .either(let answer, let others): throw ambiguity(path, answer, others)
      case .mixed(let people): throw mixture(path, people)
      }
    }
    let entries = try FolderListing(of: url).entries
    let clutter = entries.filter(Reception.isNobodys)
    let submissions = entries.filter { !Reception.isNobodys($0) }.map { HandIn($0, in: url) }
    // An empty folder is a submission without a file, and is told so in its report.
    return (
      submissions.isEmpty ? [HandIn(url)] : submissions, clutter.map { "\(path)/\($0.name)" }
    )
  }

  // MARK: - What looks like a class

  /// Stops where the one thing to be judged looks like a class.
  private static func refuseCrowd(
    at place: URL, namedBy path: String, _ reception: Reception
  ) throws {
    guard let people = try reception.people(at: place) else { return }
    let isInner = place.path != url(path).path
    let shown = isInner ? "\(path)/\(place.lastPathComponent)" : path
    let cure =
      !place.hasDirectory
      ? "unpack it and name the folder to grade each of them"
      : isInner ? "name it itself to grade each of them" : "say --batch to grade each of them"
    throw UsageError(
      "\(shown) looks like the work of several (\(Crowd.listed(people))), not like one submission; "
        + "\(cure), or 'grade --one \(shown)' if it is one")
  }

  private static func mixture(_ path: String, _ people: [String]) -> UsageError {
    UsageError(
      "\(path) holds files of several people beside each other (\(Crowd.listed(people))), as "
        + "learning platforms export them; put each one's files into a folder of their own, then "
        + "name the folder around them, or say --one if it is one submission")
  }

  private static func ambiguity(
    _ path: String, _ answer: String, _ others: [String]
  ) -> UsageError {
    UsageError(
      "\(path) could be one submission (\(answer)) or a folder of them "
        + "(\(Crowd.listed(others))); say which: --one or --batch")
  }
}

extension URL {
  /// Whether there is a folder at this path.
  fileprivate var hasDirectory: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
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

  /// What lies in a folder of submissions, whatever it is: what cannot be judged has a row that
  /// says so.
  init(_ entry: FolderListing.Entry, in folder: URL) {
    url = folder.appending(path: entry.name)
    rawName = entry.isText ? nil : entry.bytes
  }

  func item(named name: String, asOne isOne: Bool) -> Batch.Item {
    guard rawName != nil else { return .path(url, name: name, asOne: isOne) }
    return .refused(
      name: name,
      reason: "Its name is not UTF-8, so it cannot be opened: rename it, and grade it again.")
  }
}
