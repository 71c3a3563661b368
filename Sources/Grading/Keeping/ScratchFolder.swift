import Foundation
import Glibc

/// A temporary folder. It is removed when it is no longer needed, or by the next grader if this
/// process is killed before that.
struct ScratchFolder {
  static let prefix = "switchboard-"

  let url: URL
  /// Open and locked as long as the folder is in use.
  private let lock: Lock

  /// A descriptor that is closed only once, however often the folder is removed: later, its number
  /// may belong to another file.
  private final class Lock: Sendable {
    private let descriptor: Int32

    init(on folder: URL) {
      descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
  }

  /// Creates a folder in `parent`, and `parent` if needed. Other users may enter but not list it.
  ///
  /// - Parameter purpose: A word for the folder's name that shows what the grader does there.
  init(
    in parent: URL, prefix: String = ScratchFolder.prefix, for purpose: String? = nil
  ) throws(GradingError) {
    let word = purpose.map { "\($0)-" } ?? ""
    let template = parent.appending(path: "\(prefix)\(getpid())-\(word)XXXXXX").path
    let variable = parent.path == Self.parent.path ? Self.variable : Cache.variable
    do {
      try FileManager.default.createOpenFolder(at: parent)
    } catch {
      throw .unwritable(parent.path, errno, variable: variable)
    }
    var path = Array(template.utf8CString)
    guard mkdtemp(&path) != nil else {
      throw .unwritable(parent.path, errno, variable: variable)
    }
    url = URL(
      filePath: String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    chmod(url.path, 0o711)
    lock = Lock(on: url)
  }

  /// Removes the folders that killed graders of this user have left.
  static func removeLeftovers() { Leftovers(folder: parent, prefix: prefix).remove() }

  static var parent: URL { FileManager.default.temporaryDirectory }

  /// Whether the parent has no room for another build. Found out by allocating, because quotas are
  /// not visible.
  static var isParentFull: Bool {
    guard let folder = try? ScratchFolder(in: parent, prefix: prefix) else { return true }
    defer { folder.remove() }
    let file = open(folder.url.path + "/room", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return true }
    defer { close(file) }
    return posix_fallocate(file, 0, off_t(roomForBuild)) != 0
  }

  /// More bytes than any build has written.
  private static let roomForBuild = 32 << 20

  func remove() { try? FileManager.default.removeItem(at: url) }

  /// Creates a folder inside, owned by `owner` if given.
  func folder(_ name: String, ownedBy owner: UInt32? = nil) throws(GradingError) -> URL {
    let place = url.appending(path: name)
    guard mkdir(place.path, 0o755) == 0 else {
      throw .unwritable(place.path, errno, variable: Self.variable)
    }
    chmod(place.path, 0o755)
    if let owner { chown(place.path, owner, owner) }
    return place
  }

  /// Writes a readable file. If the disk is full, the error names `variable`, which selects another
  /// place.
  static func write(
    _ data: Data, to file: URL, variable: String = Self.variable
  ) throws(GradingError) {
    if let failure = data.write(toFile: file.path) {
      throw .unwritable(file.path, failure, variable: variable)
    }
    chmod(file.path, 0o644)
  }

  static let variable = "TMPDIR"
}
