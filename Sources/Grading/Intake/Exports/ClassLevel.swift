import Foundation

/// The entries of one folder of a tree, which may be a class.
struct ClassLevel: Sendable {
  /// One name in the folder, and everything below it.
  struct Item: Sendable {
    let name: String
    let isFolder: Bool
    /// Whether the name is UTF-8.
    let isText: Bool
    /// Files and folders below it, with paths relative to it; for a file, the file itself.
    var entries: [FileTree.Entry]
    /// Ignored paths, relative to it.
    var ignored: [String] = []
    /// The reason why it, or a part of it, cannot be read.
    var obstacle: FileTree.Obstacle?
  }

  let name: String
  /// Sorted by name.
  let items: [Item]
  /// Ignored paths in the folder or below it.
  let ignored: [String]
  /// Names outside the folder: on the way to it, or beside that way.
  let outside: [String]

  /// The entries in the folder at `root` of the tree.
  ///
  /// - Parameter name: The whole tree's name.
  init(of tree: FileTree, at root: [String], named name: String) {
    self.name = root.last ?? name
    // By bytes: two names that look the same but are composed differently may be two students'.
    var items: [[UInt8]: Item] = [:]
    var outside: Set<String> = []
    for entry in tree.entries {
      let path = entry.path.names
      guard path.starts(with: root) else {
        outside.insert(entry.path.text)
        continue
      }
      guard path.count > root.count else { continue }
      let name = path[root.count]
      let isHere = path.count == root.count + 1
      let isFolder = !isHere || entry.kind.isFolder
      guard EntryPath(names: [name], isText: true).clutter(isFolder: isFolder) == nil else {
        continue
      }
      var item =
        items[Array(name.utf8)]
        ?? Item(name: name, isFolder: isFolder, isText: !isHere || !entry.isClosed, entries: [])
      let rest = isHere ? [name] : Array(path.dropFirst(root.count + 1))
      if !isHere || !isFolder {
        item.entries.append(
          FileTree.Entry(
            path: EntryPath(names: rest, isText: entry.path.isText || rest.areText),
            kind: entry.kind))
      }
      items[Array(name.utf8)] = item
    }
    let prefix = root.isEmpty ? "" : root.joined(separator: "/") + "/"
    ignored = tree.ignored.filter { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count))
    }
    for path in ignored {
      guard let slash = path.firstIndex(of: "/"), path.index(after: slash) < path.endIndex else {
        continue
      }
      let name = String(path[..<slash])
      // Even a folder whose content we ignore belongs to a student.
      let nothing = Item(name: name, isFolder: true, isText: true, entries: [])
      items[Array(name.utf8), default: nothing].ignored
        .append(String(path[path.index(after: slash)...]))
    }
    for (path, obstacle) in tree.closed where path.count > root.count && path.starts(with: root) {
      let name = path[root.count]
      let closed = Item(name: name, isFolder: true, isText: true, entries: [])
      items[Array(name.utf8), default: closed].obstacle = obstacle
    }
    self.items = items.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    self.outside = outside.sorted()
  }

  /// The most bytes that we read of a platform's text file.
  private static let maxTextBytes = 8 << 20

  /// The text of a file that the platform has added; nil if it has none, or cannot be read.
  func text(of item: Item) -> String? {
    guard case .file(let size, let read) = item.entries.first?.kind, size <= Self.maxTextBytes,
      let content = try? read()
    else { return nil }
    return SourceText(of: item.name, content, isSource: false).bytes
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension FileTree.Entry {
  /// Whether its name on disk is not UTF-8, so that it cannot be opened.
  fileprivate var isClosed: Bool {
    guard !path.isText, case .file(size: 0, _) = kind else { return false }
    return true
  }
}

extension [String] {
  /// Whether no name contains the replacement for bytes that are not UTF-8.
  fileprivate var areText: Bool { allSatisfy { !$0.unicodeScalars.contains("\u{FFFD}") } }
}
