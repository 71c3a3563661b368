import Foundation
import Glibc

extension FileTree {
  /// The entries of a folder on this machine. Opens files only after they are chosen.
  ///
  /// - Parameters:
  ///   - capacity: The limit on the number of entries.
  ///   - path: The path of the folder in the tree.
  ///   - isOfClass: Whether to skip folders that no student may hand in, and not refuse the whole.
  /// - Throws: when the machine cannot read it, which is not the student's fault.
  static func reading(
    _ folder: URL, atMost capacity: Int = maxEntries,
    at path: EntryPath = EntryPath(names: [], isText: true), ofClass isOfClass: Bool = false
  ) throws(GradingError) -> Unpacked {
    var tree = FileTree(capacity: capacity, isOfClass: isOfClass)
    var waiting = [(folder, path)]
    var tests = 0
    while let (url, path) = waiting.popLast() {
      if path.isInTests, tests > capacity { continue }
      for listed in try FolderListing(of: url, atMost: capacity).entries {
        let name = listed.name
        let entry = entry(
          at: url.appending(path: name), path.appending(name, isText: listed.isText))
        guard tree.add(entry) else { return .tooMany(capacity) }
        let isTests = entry.path.isInTests
        if isTests { tests += 1 }
        guard entry.kind.isFolder, isTests || entry.path.clutter(isFolder: true) == nil else {
          continue
        }
        guard entry.path.names.count < maxDepth else {
          if isTests || isOfClass && tree.skip(entry.path.text + "/…") { continue }
          return .tooDeep
        }
        waiting.append((url.appending(path: name), entry.path))
      }
    }
    return .tree(tree)
  }

  /// The content of a folder of this machine that may be a class. Each folder in it is one
  /// student's: if it has too many entries, or cannot be read, only that folder is closed.
  ///
  /// - Throws: when the machine cannot read the folder itself.
  static func readingClass(_ folder: URL) throws(GradingError) -> Unpacked {
    var tree = FileTree(capacity: .max, isOfClass: true)
    var (url, path) = (folder, EntryPath(names: [], isText: true))
    for wrapping in 0...SourceChoice.maxWrapping {
      let listing = try FolderListing(of: url, atMost: maxNamesOfClass).entries
      guard listing.count <= maxNamesOfClass else {
        guard wrapping > 0 else { return .tooMany(maxNamesOfClass) }
        tree.closed[path.names] = .tooMany
        break
      }
      var folders: [(url: URL, path: EntryPath)] = []
      for listed in listing {
        let place = url.appending(path: listed.name)
        let entry = entry(at: place, path.appending(listed.name, isText: listed.isText))
        _ = tree.add(entry)
        guard entry.kind.isFolder, entry.path.clutter(isFolder: true) == nil else { continue }
        folders.append((place, entry.path))
      }
      if wrapping < SourceChoice.maxWrapping, folders.count == 1, let inner = folders.first {
        (url, path) = inner
        continue
      }
      for (folder, path) in folders { tree.add(folder, at: path) }
      break
    }
    return .tree(tree)
  }

  /// Adds the entries of one student's folder.
  private mutating func add(_ folder: URL, at path: EntryPath) {
    do throws(GradingError) {
      switch try Self.reading(folder, at: path, ofClass: true) {
      case .tree(let tree):
        entries += tree.entries
        ignored += tree.ignored
      case .refused(let reason):
        closed[path.names] = .refused(reason)
        // Hidden names in it, such as `.git`, identify a platform.
        for listed in try FolderListing(of: folder, atMost: Self.maxNamesOfClass).entries {
          let inner = path.appending(listed.name, isText: listed.isText)
          if let name = inner.clutter(isFolder: listed.isFolder) { ignored.append(name) }
        }
      }
    } catch {
      closed[path.names] = .failed(error)
    }
  }

  /// A plain file as a separate tree.
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
      case S_IFLNK: .other(.symbolicLink)
      case S_IFIFO: .other(.pipe)
      case S_IFSOCK: .other(.socket)
      default: .other(.device)
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
