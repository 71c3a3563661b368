import Foundation

/// The files and folders of a submission by their paths, before we choose among them.
///
/// A folder, an archive and a repository all become this value. We never write to a path that it
/// names.
struct FileTree: Sendable {
  /// One name in the tree.
  struct Entry: Sendable {
    enum Kind: Sendable {
      /// A plain file with its size in bytes.
      case file(size: Int, read: @Sendable () throws(GradingError) -> Data)
      case folder
      /// Anything else, with an everyday name such as `a symbolic link`.
      case other(String)
    }

    let path: EntryPath
    let kind: Kind
  }

  /// In no particular order.
  var entries: [Entry] = []
  /// Ignored paths; folders end with `/`.
  var ignored: [String] = []

  /// The most entries to read.
  var capacity = FileTree.maxEntries
  /// Whether to ignore paths that a student may not hand in, instead of refusing the tree: other
  /// students' work is beside them.
  var isOfClass = false

  /// The most entries of one student's submission.
  static let maxEntries = 4_096
  /// The greatest depth of nested folders.
  static let maxDepth = 16

  /// Adds a path to the ignored ones, cut at the greatest depth. Returns false when there are too
  /// many entries.
  mutating func skip(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }
    let isCut = names.count > Self.maxDepth
    ignored.append(names.prefix(Self.maxDepth).joined(separator: "/") + (isCut ? "/" : ""))
    return entries.count + ignored.count <= capacity
  }

  /// Adds an entry, or the outermost folder that hides it to the ignored paths. Returns false when
  /// there are too many entries.
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

/// The content of a submission, or the sentence that refuses it.
enum Unpacked: Sendable {
  case tree(FileTree)
  case refused(String)

  static func tooMany(_ most: Int) -> Unpacked {
    .refused("There are more than \(most) files in it: hand in the exercise's own files.")
  }
}
