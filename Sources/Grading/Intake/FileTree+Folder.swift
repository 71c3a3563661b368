import Foundation
import Glibc

extension FileTree {
  /// The entries of a folder on this machine. Opens files only after they are chosen.
  ///
  /// - Parameters:
  ///   - capacity: The most entries that we read.
  ///   - isOfClass: Whether to ignore folders that a student may not hand in, instead of refusing
  ///     the whole tree.
  /// - Throws: When the machine cannot read the folder, which is not the student's fault.
  static func reading(
    _ folder: URL, atMost capacity: Int = maxEntries, ofClass isOfClass: Bool = false
  ) throws(GradingError) -> Unpacked {
    var tree = FileTree(capacity: capacity, isOfClass: isOfClass)
    var waiting = [(folder, EntryPath(names: [], isText: true))]
    while let (url, path) = waiting.popLast() {
      for listed in try FolderListing(of: url, atMost: capacity).entries {
        let name = listed.name
        let entry = entry(
          at: url.appending(path: name), path.appending(name, isText: listed.isText))
        guard tree.add(entry) else { return .tooMany(capacity) }
        guard entry.kind.isFolder, entry.path.clutter(isFolder: true) == nil else { continue }
        guard entry.path.names.count < maxDepth else {
          if isOfClass, tree.skip(entry.path.text + "/…") { continue }
          return .refused("Its folders lie more than \(maxDepth) deep: hand in the files alone.")
        }
        waiting.append((url.appending(path: name), entry.path))
      }
    }
    return .tree(tree)
  }

  /// A tree with a single plain file.
  static func holding(file url: URL) -> Unpacked {
    let path = EntryPath(names: [url.lastPathComponent], isText: true)
    return .tree(FileTree(entries: [entry(at: url, path)]))
  }

  private static func entry(at url: URL, _ path: EntryPath) -> Entry {
    var status = stat()
    guard path.isText else {
      // Refused for its name if it should be compiled, otherwise ignored.
      return Entry(path: path, kind: .file(size: 0) { () throws(GradingError) in Data() })
    }
    guard lstat(url.path, &status) == 0 else {
      // It has vanished, or is not accessible, which matters only if it should be compiled.
      let problem = GradingError.unreadable(url)
      return Entry(path: path, kind: .file(size: 0) { () throws(GradingError) in throw problem })
    }
    let kind: Entry.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        .file(size: Int(status.st_size)) { () throws(GradingError) in
          try read(url, atMost: UnpackingLimits.submission.bytes)
        }
      case S_IFDIR: .folder
      case S_IFLNK: .other("a symbolic link")
      case S_IFIFO: .other("a pipe")
      case S_IFSOCK: .other("a socket")
      default: .other("a device")
      }
    return Entry(path: path, kind: kind)
  }

  /// Reads the bytes of a plain file: at most the limit and one buffer, so that the caller notices
  /// a larger file. Does not follow links, or wait for a pipe that took the file's place.
  static func read(
    _ url: URL, atMost limit: Int = Intake.maxBytes
  ) throws(GradingError) -> Data {
    let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(url) }
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= limit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { throw .unreadable(url) }
      if count == 0 { break }
      data.append(contentsOf: buffer[..<count])
    }
    return data
  }
}
