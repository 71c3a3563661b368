import Foundation
import Glibc
import Messages

/// The names in a folder as the system stores them, including those that are not UTF-8.
struct FolderListing: Sendable {
  /// A name and its kind.
  struct Entry: Sendable {
    /// The kind of file that a name refers to.
    enum Kind: Sendable {
      case file, folder
      /// A symbolic link, and whether it leads to a folder.
      case link(toFolder: Bool)
      case other
    }

    /// The name's bytes.
    let bytes: [UInt8]
    /// The name for display, with U+FFFD for bytes that are not UTF-8.
    let name: String
    /// Whether the name is UTF-8.
    let isText: Bool
    /// The kind of file.
    let kind: Kind
  }

  /// Sorted by name.
  let entries: [Entry]

  /// The entries of the folder at `url`; at most one more than `limit`.
  ///
  /// - Throws: When the machine cannot read it.
  init(of url: URL, atMost limit: Int = .max) throws(GradingError) {
    guard let directory = opendir(url.path) else { throw .unreadable(url) }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while entries.count <= limit, let entry = readdir(directory) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let text = String(validating: bytes, as: UTF8.self)
      let name = text ?? String(decoding: bytes, as: UTF8.self)
      guard name != ".", name != ".." else { continue }
      let kind = Self.kind(of: bytes, in: dirfd(directory))
      entries.append(Entry(bytes: bytes, name: name, isText: text != nil, kind: kind))
    }
    self.entries = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func kind(of name: [UInt8], in directory: Int32) -> Entry.Kind {
    let path = name.map(CChar.init(bitPattern:)) + [0]
    var status = stat()
    guard fstatat(directory, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK:
      let leadsOn = fstatat(directory, path, &status, 0) == 0
      return .link(toFolder: leadsOn && status.st_mode & S_IFMT == S_IFDIR)
    default: return .other
    }
  }
}

extension FolderListing.Entry {
  /// Whether it is a folder, or a link to one.
  var isFolder: Bool {
    switch kind {
    case .folder, .link(toFolder: true): true
    case .file, .link(toFolder: false), .other: false
    }
  }
}

extension GradingError {
  /// An error with the current `errno` for a path.
  static func unreadable(_ url: URL) -> GradingError {
    .file(path: url.path, reason: .cannotBeRead(String(cString: strerror(errno))))
  }
}

extension Message {
  /// Of a file or a folder.
  package static func cannotBeRead(_ reason: String) -> Message {
    Message("cannot be read: \(reason, "reason")")
  }
}
