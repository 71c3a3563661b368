import Glibc

/// The files of interest in some folders, with stamps that change whenever a file does.
struct FileList: Equatable {
  /// The maximum number of folders read; no module has more.
  static let maxFolders = 1_000

  private struct Stamp: Equatable {
    let size: Int
    let inode: UInt
    /// Seconds and nanoseconds of the last change of content and of status.
    let times: [Int]
  }

  private var stamps: [String: Stamp] = [:]

  /// Lists the files in these folders and their subfolders; a missing folder has none.
  ///
  /// - Parameters:
  ///   - isWanted: Whether a file with this name is of interest.
  ///   - enter: Receives each folder before it is read.
  init(
    in roots: [String], of isWanted: (String) -> Bool = WatchedName.isSource,
    entering enter: (String) -> Void = { _ in }
  ) {
    var waiting = Array(roots.reversed())
    var entered: Set<String> = []
    while let folder = waiting.popLast(), entered.count < Self.maxFolders {
      guard entered.insert(folder).inserted else { continue }
      enter(folder)
      guard let stream = opendir(folder) else { continue }
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard !WatchedName.isHidden(name) else { continue }
        look(at: "\(folder)/\(name)", isWanted(name), &waiting)
      }
      closedir(stream)
    }
  }

  private mutating func look(at path: String, _ isWanted: Bool, _ waiting: inout [String]) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      waiting.append(path)
    } else if isWanted {
      stamps[path] = Stamp(
        size: status.st_size, inode: status.st_ino,
        times: [
          status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec,
          status.st_ctim.tv_nsec,
        ])
    }
  }
}

/// The names in a watched folder that mean a file written by a person.
enum WatchedName {
  /// Whether the name is that of a Swift file, and not of a copy by an editor or tool.
  ///
  /// Most backups and swap files start with a period or have another suffix. The exceptions are
  /// Emacs autosaves, and the copies that its flymake and flycheck compile.
  static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !isHidden(name) && !name.hasPrefix("#")
      && !name.hasPrefix("flycheck_") && !name.hasSuffix("_flymake.swift")
  }

  /// Whether the file or folder is ignored, whatever its content.
  static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") }
}
