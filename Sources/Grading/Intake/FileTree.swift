import Foundation
import Messages

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
      /// Any other kind, with an everyday name such as `a symbolic link`.
      case other(Message)
    }

    let path: EntryPath
    let kind: Kind
  }

  /// In no particular order.
  var entries: [Entry] = []
  /// Ignored paths; folders end with `/`.
  var ignored: [String] = []
  /// Sentences about the way to the files.
  var notes: [Message] = []
  /// The folders of a class that cannot be read, by their paths: each is one student's, and costs
  /// the others nothing.
  var closed: [[String]: Obstacle] = [:]

  /// The most entries to read.
  var capacity = FileTree.maxEntries
  /// Whether to ignore paths that a student may not hand in, instead of refusing the tree: other
  /// students' work is beside them.
  var isOfClass = false

  /// The outermost names that are not looked at, so that each is noted once.
  private var clutter: Set<String> = []

  /// The reason why something cannot be read.
  enum Obstacle: Sendable {
    /// It is more than a student may hand in: a sentence.
    case refused(Message)
    /// The machine cannot read it.
    case failed(GradingError)
  }

  init(
    entries: [Entry] = [], capacity: Int = FileTree.maxEntries, isOfClass: Bool = false
  ) {
    (self.entries, self.capacity, self.isOfClass) = (entries, capacity, isOfClass)
  }

  /// The limit on the number of entries of one student.
  static let maxEntries = 4_096
  /// The greatest depth of nested folders.
  static let maxDepth = 16

  /// The size of all files.
  var bytes: Int { entries.reduce(0) { $0 + $1.kind.bytes } }

  /// Adds a path to the ignored ones, cut at the greatest depth. Returns false when there are too
  /// many entries.
  mutating func skip(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }
    let isCut = names.count > Self.maxDepth
    ignored.append(names.prefix(Self.maxDepth).joined(separator: "/") + (isCut ? "/" : ""))
    return entries.count + ignored.count <= capacity
  }

  /// Adds an entry, or the outermost folder that hides it to the ignored paths. A Swift file that is
  /// not looked at stays an entry, too: an answer may be in it. Returns false when there are too
  /// many entries.
  mutating func add(_ entry: Entry) -> Bool {
    let name = entry.path.clutter(isFolder: entry.kind.isFolder)
    if let name, clutter.insert(name).inserted { ignored.append(name) }
    if name == nil || entry.isHiddenSource { entries.append(entry) }
    return entries.count + ignored.count <= capacity
  }
}

// MARK: - A class

extension FileTree {
  /// The most names that may be in the folder of a class that has a name for each student's files.
  static let maxNamesOfClass = 65_536

  /// The same class, in which each student has at most the entries that one may hand in: the files
  /// of a student with more are not looked into, and the others keep all of theirs.
  func limitedPerStudent() -> Unpacked {
    var root: [String] = []
    while root.count < SourceChoice.maxWrapping, let inner = onlyFolder(in: root) {
      root.append(inner)
    }
    var counts: [[UInt8]: Int] = [:]
    /// The name of the owner, in bytes; nil for a path without one.
    func owner(_ path: [String]) -> [UInt8]? {
      path.count > root.count && path.starts(with: root) ? Array(path[root.count].utf8) : nil
    }
    func names(_ path: String) -> [String] {
      path.split(separator: "/").prefix(root.count + 1).map(String.init)
    }
    for entry in entries {
      if let owner = owner(entry.path.names) { counts[owner, default: 0] += 1 }
    }
    for path in ignored {
      if let owner = owner(names(path)) { counts[owner, default: 0] += 1 }
    }
    guard counts.count <= Self.maxNamesOfClass else { return .tooMany(Self.maxNamesOfClass) }
    let tooMany = Set(counts.filter { $0.value > Self.maxEntries }.keys)
    guard !tooMany.isEmpty else { return .tree(self) }
    var tree = self
    tree.entries.removeAll { owner($0.path.names).map(tooMany.contains) ?? false }
    // Hidden names directly in it, such as `.git`, identify a platform.
    tree.ignored.removeAll { path in
      let isDirect = path.split(separator: "/").count <= root.count + 2
      return !isDirect && owner(names(path)).map(tooMany.contains) ?? false
    }
    for name in tooMany {
      tree.closed[root + [String(decoding: name, as: UTF8.self)]] = .tooMany
    }
    return .tree(tree)
  }
}

extension FileTree.Obstacle {
  static let tooMany = FileTree.Obstacle.refused(Unpacked.tooManyFiles(FileTree.maxEntries))
}

extension FileTree.Entry {
  /// The bytes of a plain file; none of anything else.
  func read() throws(GradingError) -> Data {
    if case .file(_, let read) = kind { try read() } else { Data() }
  }
}

extension FileTree.Entry.Kind {
  var isFolder: Bool { if case .folder = self { true } else { false } }
  /// The size of a file; 0 of anything else.
  var bytes: Int { if case .file(let size, _) = self { size } else { 0 } }
}

/// The content of a submission, or the sentence that refuses it.
enum Unpacked: Sendable {
  case tree(FileTree)
  case refused(Message)

  static func tooMany(_ most: Int) -> Unpacked { .refused(tooManyFiles(most)) }

  static func tooManyFiles(_ most: Int) -> Message {
    Message("There are more than \(most, "most") files in it: hand in the exercise's own files.")
  }

  static let tooDeep = Unpacked.refused(
    Message(
      "Its folders lie more than \(FileTree.maxDepth, "most") deep: hand in the files alone."))
}

extension Message {
  // Translators: Kinds of a file, as in “Picker.swift is a symbolic link: hand in plain files.”
  static let symbolicLink = Message("a symbolic link", context: "file")
  static let hardLink = Message("a hard link", context: "file")
  static let pipe = Message("a pipe", context: "file")
  static let socket = Message("a socket", context: "file")
  static let device = Message("a device", context: "file")
  static let sparseFile = Message("a sparse file", context: "file")
  static let noPlainFile = Message("no plain file", context: "file")
}
