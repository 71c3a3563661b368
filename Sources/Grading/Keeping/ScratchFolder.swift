import Foundation
import Glibc

/// A folder of its own that is removed when it is no longer needed, or, if this process is killed
/// before that, by the next grader.
struct ScratchFolder {
  static let prefix = "switchboard-"

  let url: URL
  /// Open and locked as long as the folder is in use.
  private let lock: Lock

  /// A descriptor that is closed once, however often the folder is removed: a second time its number
  /// may be somebody else's.
  private final class Lock: Sendable {
    private let descriptor: Int32

    init(on folder: URL) {
      descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
  }

  /// A new folder in `parent`, which is made if need be; others may enter but not list it.
  ///
  /// - Parameter purpose: A word in its name, for whoever looks what a grader does.
  init(
    in parent: URL, prefix: String = ScratchFolder.prefix, for purpose: String? = nil
  ) throws(GradingError) {
    let word = purpose.map { "\($0)-" } ?? ""
    let template = parent.appending(path: "\(prefix)\(getpid())-\(word)XXXXXX").path
    do {
      try FileManager.default.createOpenFolder(at: parent)
    } catch {
      throw .unwritable(parent.path, errno, variable: Self.variable)
    }
    var path = Array(template.utf8CString)
    guard mkdtemp(&path) != nil else {
      throw .unwritable(parent.path, errno, variable: Self.variable)
    }
    url = URL(
      filePath: String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    chmod(url.path, 0o711)
    lock = Lock(on: url)
  }

  /// Removes the folders that graders of this user have left when they were killed.
  static func removeLeftovers() { Leftovers(folder: parent, prefix: prefix).remove() }

  /// The system's folder for such things.
  static var parent: URL { FileManager.default.temporaryDirectory }

  /// Whether their parent has no room for another build; it is tried, since quotas do not show.
  static var isParentFull: Bool {
    guard let folder = try? ScratchFolder(in: parent, prefix: prefix) else { return true }
    defer { folder.remove() }
    let file = open(folder.url.path + "/room", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return true }
    defer { close(file) }
    return posix_fallocate(file, 0, off_t(roomForBuild)) != 0
  }

  /// More than any build has written, in bytes.
  private static let roomForBuild = 32 << 20

  func remove() { try? FileManager.default.removeItem(at: url) }

  /// A folder in it, owned by `owner` if one is given.
  func folder(_ name: String, ownedBy owner: UInt32? = nil) throws(GradingError) -> URL {
    let place = url.appending(path: name)
    guard mkdir(place.path, 0o755) == 0 else {
      throw .unwritable(place.path, errno, variable: Self.variable)
    }
    chmod(place.path, 0o755)
    if let owner { chown(place.path, owner, owner) }
    return place
  }

  /// A readable file of this content; an error if the disk is full, which names `variable` as the
  /// way to another one.
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
