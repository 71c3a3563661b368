import Foundation

/// What was handed in, before anything of it is chosen: files and folders by their paths.
///
/// The same value whether it came as a folder, an archive or a repository; nothing in it is ever
/// written to a path that it names.
struct FileTree: Sendable {
  /// One name in it.
  struct Entry: Sendable {
    enum Kind: Sendable {
      /// A plain file of so many bytes.
      case file(size: Int, read: @Sendable () throws(GradingError) -> Data)
      case folder
      /// Something that is neither, said as people say it: `a symbolic link`.
      case other(String)
    }

    let path: EntryPath
    let kind: Kind
  }

  /// In no particular order.
  var entries: [Entry] = []
  /// What was not looked into: paths, folders with a `/` at their end.
  var ignored: [String] = []

  /// The most entries that are looked at.
  var capacity = FileTree.maxEntries
  /// Whether paths that nobody may hand in are only not looked at, since others hand in beside them.
  var isOfClass = false

  /// The most entries of what one student hands in.
  static let maxEntries = 4_096
  /// The most folders that may lie in one another.
  static let maxDepth = 16

  /// Notes a path that is not looked at, as it is written, up to the deepest folder that may be.
  mutating func skip(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }
    let isCut = names.count > Self.maxDepth
    ignored.append(names.prefix(Self.maxDepth).joined(separator: "/") + (isCut ? "/" : ""))
    return entries.count + ignored.count <= capacity
  }

  /// Adds an entry, or its outermost folder to what is ignored; false when there are too many.
  mutating func add(_ entry: Entry) -> Bool {
    if let clutter = entry.path.clutter(isFolder: entry.kind.isFolder) {
      if ignored.last != clutter, !ignored.contains(clutter) { ignored.append(clutter) }
    } else {
      entries.append(entry)
    }
    return entries.count + ignored.count <= capacity
  }
}

extension FileTree.Entry.Kind {
  var isFolder: Bool { if case .folder = self { true } else { false } }
}

/// Either what was handed in, or the sentence that refuses it.
enum Unpacked: Sendable {
  case tree(FileTree)
  case refused(String)

  static func tooMany(_ most: Int) -> Unpacked {
    .refused("There are more than \(most) files in it: hand in the exercise's own files.")
  }
}
