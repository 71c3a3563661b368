import CourseModel
import Foundation
import Messages

/// The submissions that a user's paths refer to.
package struct SubmissionSelection: Sendable {
  /// How to read a folder.
  package enum Reading: Sendable {
    /// By its content; if it could be either, that is a usage error.
    case plain
    case one
    /// As a folder of submissions.
    case batch
  }

  /// Without duplicates, in the order of the paths.
  package private(set) var items: [HandIn]
  /// Whether the user named one submission, and not a folder of submissions that contains only one.
  package let isOne: Bool
  /// The paths among submissions that belong to no student: hidden files, and files that systems
  /// leave behind.
  package let ignored: [String]
  /// The platforms' class exports among the paths.
  package let classes: [ClassExport]
  /// Archives beside others on the command line that cannot be opened: any of them may be a class.
  package let unopened: [String]
  /// The number of earlier attempts left out because only the last of each student counts.
  package let earlierAttempts: Int

  /// - Parameters:
  ///   - paths: The paths on the command line.
  ///   - folder: The folder that they are relative to.
  ///   - platform: The stated platform of a class; nil if the instructor states none.
  ///   - expected: The platform of the gradebook, which is probably the class's, too.
  ///   - everyAttempt: Whether earlier attempts are wanted, too.
  ///   - isOfOne: Whether only one submission is expected.
  ///   - receiver: Recognises a single submission.
  /// - Throws: `SelectionError`, or `GradingError` if the machine cannot read what is there.
  package init(
    paths: [String], seenFrom folder: URL, as reading: Reading, from platform: Platform? = nil,
    expecting expected: Platform? = nil, everyAttempt: Bool = false, ofOne isOfOne: Bool = false,
    receiver: SubmissionReceiver
  ) throws {
    let paths = paths.map { TypedPath(text: $0, folder: folder) }
    var places: [Place] = []
    var ignored: [String] = []
    var classes: [ClassExport] = []
    var unopened: [String] = []
    for path in paths {
      switch try Self.export(
        at: path, as: reading, from: platform, expecting: expected, receiver)
      {
      case .export(let export):
        classes.append(export)
        ignored += export.ignored.map { "\(path.text)/\($0)" }
        continue
      case .refused(let reason):
        // Beside others it is most likely one of many; alone it is most likely a class, but no repository.
        let isRepository = path.text.lowercased().hasSuffix(".bundle")
        guard paths.count > 1 || isOfOne || isRepository else {
          throw SelectionError.unopened(path.text, reason, isFolder: false)
        }
        unopened.append(path.text)
      case .doubtful, .none: break
      }
      let found = try Self.submissions(at: path, as: reading, receiver)
      for place in found.places where !places.contains(place) { places.append(place) }
      ignored += found.ignored
    }
    let entries = classes.flatMap(\.entries)
    guard !places.isEmpty || !entries.isEmpty else {
      throw SelectionError.nothing(paths.map(\.text))
    }
    let isNamed = paths.count == 1 && places.count == 1
    isOne = isNamed && places[0].url.path == paths[0].url.path
    self.ignored = ignored
    self.classes = classes
    self.unopened = unopened
    if reading != .one, isNamed {
      try Self.refuseCrowd(at: places[0].url, namedBy: paths[0], receiver)
    }
    let wanted = entries.filter { everyAttempt || !$0.delivery.isSuperseded }
    earlierAttempts = entries.count - wanted.count
    let items =
      zip(places, SubmissionNames(places.map(\.url)).names).map {
        $0.item(named: $1, asOne: reading == .one)
      } + wanted.map(HandIn.entry)
    self.items = zip(items, SubmissionNames.toldApart(items.map(\.name))).map { $0.named($1) }
  }

  /// This selection with details of each item's delivery; nil adds none.
  package func delivered(as deliveries: [Delivery?]) -> SubmissionSelection {
    var selection = self
    selection.items = zip(items, deliveries).map { item, delivery in
      delivery.map(item.delivered) ?? item
    }
    return selection
  }

  private static func export(
    at path: TypedPath, as reading: Reading, from platform: Platform?,
    expecting expected: Platform?, _ receiver: SubmissionReceiver
  ) throws -> ClassOpening {
    guard reading != .one, let isFolder = path.url.isFolder else { return .none }
    if platform == .folders, isFolder { return .none }
    let isTold = platform != nil || reading == .batch
    switch try receiver.classExport(at: path.url, from: platform, expecting: expected) {
    case .export(let export): return .export(export)
    case .doubtful(let doubt): throw SelectionError.doubtful(path.text, doubt)
    case .refused(let reason) where isTold || isFolder:
      throw SelectionError.unopened(path.text, reason, isFolder: isFolder)
    case .refused(let reason): return .refused(reason)
    case .none: break
    }
    if let platform, platform != .folders { throw SelectionError.foreign(path.text, platform) }
    guard !isFolder else { return .none }
    if reading == .batch { return try receiver.classExport(at: path.url, from: .folders) }
    guard !receiver.isTooLarge(path.url) else { throw SelectionError.tooLarge(path.text) }
    return .none
  }

  /// Checks the paths before anything is prepared for grading. Throws for those that cannot contain
  /// a submission.
  package static func look(at paths: [String], seenFrom folder: URL) throws(SelectionError) {
    for path in paths.map({ TypedPath(text: $0, folder: folder) }) {
      guard let isFolder = path.url.isFolder else { throw .missing(path.text) }
      guard isFolder || SubmissionReceiver.accepts(fileNamed: path.url.lastPathComponent) else {
        throw .unfit(path.text)
      }
    }
  }

  private static func submissions(
    at path: TypedPath, as reading: Reading, _ receiver: SubmissionReceiver
  ) throws -> (places: [Place], ignored: [String]) {
    let url = path.url
    guard let isFolder = url.isFolder else { throw SelectionError.vanished(path.text) }
    guard isFolder, reading != .one else { return ([Place(url)], []) }
    if reading == .plain {
      switch try receiver.nature(of: url) {
      case .submission: return ([Place(url)], [])
      case .submissions: break
      case .either(let answer, let others):
        throw SelectionError.ambiguous(path.text, answer: answer, others: others)
      case .mixed(let people): throw SelectionError.mixed(path.text, people: people)
      }
    }
    let entries = try FolderListing(of: url).entries
    let clutter = entries.filter(SubmissionReceiver.isNobodys)
    let submissions = entries.filter { !SubmissionReceiver.isNobodys($0) }.map {
      Place($0, in: url)
    }
    // An empty folder is a submission without a file; its report says so.
    return (
      submissions.isEmpty ? [Place(url)] : submissions, clutter.map { "\(path.text)/\($0.name)" }
    )
  }

  /// Throws if the only item to judge looks like a class.
  private static func refuseCrowd(
    at place: URL, namedBy path: TypedPath, _ receiver: SubmissionReceiver
  ) throws {
    guard let people = try receiver.people(at: place) else { return }
    let isInner = place.path != path.url.path
    throw SelectionError.severalAuthors(
      isInner ? "\(path.text)/\(place.lastPathComponent)" : path.text, people: people,
      isInner: isInner)
  }
}

/// A path as the user typed it.
private struct TypedPath {
  let text: String
  let folder: URL

  var url: URL { URL(filePath: text, relativeTo: folder).standardizedFileURL }
}

extension URL {
  /// Whether the path is a folder; nil if it does not exist.
  fileprivate var isFolder: Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }
}

/// The place of one submitted item.
private struct Place: Equatable {
  /// The path; with U+FFFD for bytes that are not UTF-8, in which case no such file exists.
  let url: URL
  /// The bytes of the name if it is not UTF-8.
  private let rawName: [UInt8]?

  init(_ url: URL) {
    self.url = url
    rawName = nil
  }

  /// Any entry in a folder of submissions. Each gets a row in the report, which says if it cannot
  /// be judged.
  init(_ entry: FolderListing.Entry, in folder: URL) {
    url = folder.appending(path: entry.name)
    rawName = entry.isText ? nil : entry.bytes
  }

  func item(named name: String, asOne isOne: Bool) -> HandIn {
    guard rawName != nil else { return .path(url, name: name, asOne: isOne) }
    return .refused(name: name, reason: .entryIsNotUTF8)
  }
}

extension Message {
  /// Of an entry of a class.
  static let entryIsNotUTF8 = Message(
    "Its name is not UTF-8, so it cannot be opened: rename it, and grade it again.")
}
