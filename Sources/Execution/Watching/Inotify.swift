import CDescriptors
import Glibc

/// The kernel's notifications for some folders; create a new one when folders change.
struct Inotify {
  /// The events since the last read.
  struct News {
    /// The events of source files, in order.
    var events: [SaveEvent] = []
    /// Whether the set of folders has changed.
    var hasChangedFolders = false
  }

  /// The reason for watching a folder.
  private struct Interest {
    let folder: String
    var isContent = false
    /// Names of missing folders that may appear here.
    var awaited: Set<String> = []
  }

  /// The reason why watching failed.
  enum Failure: Error {
    /// A folder vanished during setup.
    case vanished
    /// The kernel can't watch here.
    case unable(errno: Int32)
  }

  private(set) var descriptor: Int32
  /// Whether a file with this name is of interest.
  private let isWanted: (String) -> Bool
  private var interests: [Int32: Interest] = [:]

  /// Watches these folders, or waits for missing ones, and lists their files.
  ///
  /// Each parent folder is watched only for its own removal, so that other changes in it cause no
  /// events.
  init(
    watching roots: [String], for isWanted: @escaping (String) -> Bool,
    listing files: inout FileList
  ) throws(Failure) {
    self.isWanted = isWanted
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw .unable(errno: errno) }
    do throws(Failure) {
      let present = try roots.filterThrowing { root throws(Failure) in try follow(wayTo: root) }
      var failure: Failure?
      files = FileList(in: present, of: isWanted) { folder in
        do throws(Failure) {
          try watch(folder, isRoot: present.contains(folder))
        } catch {
          failure = failure ?? error
        }
      }
      if let failure { throw failure }
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Moves the notifications to this descriptor, replacing its previous file.
  mutating func move(to place: Int32) {
    cdescriptors_replace(place, descriptor)
    close(descriptor)
    descriptor = place
  }

  /// Reads all events since the last call.
  func drain() -> News {
    var news = News()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return news }
      buffer.withUnsafeBytes { bytes in
        var rest = bytes[..<count]
        while rest.count >= Self.headerSize {
          let header = UnsafeRawBufferPointer(rebasing: rest)
          let length = Int(header.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
          let name = header[Self.headerSize...].prefix(length).prefix { $0 != 0 }
          take(
            header.loadUnaligned(fromByteOffset: 4, as: UInt32.self),
            of: String(decoding: name, as: UTF8.self),
            in: header.loadUnaligned(as: Int32.self), &news)
          rest = rest.dropFirst(Self.headerSize + length)
        }
      }
    }
  }

  /// The header in inotify(7): watch, mask, cookie, and length of the name that follows.
  private static let headerSize = 16

  private func take(_ mask: UInt32, of name: String, in watch: Int32, _ news: inout News) {
    if mask & UInt32(IN_Q_OVERFLOW) != 0 {
      news.events.append(.unclear)
      news.hasChangedFolders = true
    } else if name.isEmpty {
      // The folder itself was removed, moved or changed; its watch may no longer exist.
      news.hasChangedFolders = true
    } else if let interest = interests[watch] {
      if interest.awaited.contains(name) { news.hasChangedFolders = true }
      guard interest.isContent, !WatchedName.isHidden(name) else { return }
      if mask & Self.isFolder != 0 {
        news.hasChangedFolders = true
      } else if isWanted(name) {
        news.events.append(Self.event(of: mask, at: "\(interest.folder)/\(name)"))
      }
    }
  }

  /// A mask contains one event, plus flags of the file.
  private static func event(of mask: UInt32, at path: String) -> SaveEvent {
    if mask & (UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)) != 0 { return .whole(path) }
    if mask & (UInt32(IN_CREATE) | UInt32(IN_MODIFY)) != 0 { return .begun(path) }
    if mask & (UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)) != 0 { return .gone(path) }
    return .unclear
  }
}

// MARK: - Watches

extension Inotify {
  private static let isFolder: UInt32 = 0x4000_0000
  private static let own = UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
  private static let arrival = UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)
  private static let content =
    own | arrival | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MODIFY)
    | UInt32(IN_CLOSE_WRITE) | UInt32(IN_ATTRIB)

  /// Watches the folders above `root`, outermost first, until one is missing, for which it waits.
  ///
  /// - Returns: Whether the folder exists.
  private mutating func follow(wayTo root: String) throws(Failure) -> Bool {
    var place = "/"
    try add(place, Self.own, mayBeClosed: true)
    let names = root.split(separator: "/").map(String.init)
    for (index, name) in names.enumerated() {
      let next = place == "/" ? "/\(name)" : "\(place)/\(name)"
      if !Self.isFolder(next) {
        // Look again after adding the watch: later changes cause an event, and earlier ones are
        // visible.
        try add(place, Self.own | Self.arrival) { $0.awaited.insert(name) }
        guard Self.isFolder(next) else { return false }
      }
      if index < names.count - 1 { try add(next, Self.own, mayBeClosed: true) }
      place = next
    }
    return true
  }

  private mutating func watch(_ folder: String, isRoot: Bool) throws(Failure) {
    do throws(Failure) {
      try add(folder, Self.content) { $0.isContent = true }
    } catch {
      // If a subfolder has vanished or is unreadable, events of its parent folder suffice.
      guard !isRoot else { throw error }
      switch error {
      case .vanished, .unable(EACCES): return
      case .unable: throw error
      }
    }
  }

  private mutating func add(
    _ folder: String, _ mask: UInt32, mayBeClosed: Bool = false,
    _ note: (inout Interest) -> Void = { _ in }
  ) throws(Failure) {
    // A folder may be watched as a parent and for its content; combine both masks.
    let mask = mask | UInt32(IN_MASK_ADD) | UInt32(IN_ONLYDIR)
    let watch = inotify_add_watch(descriptor, folder, mask)
    guard watch >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .vanished
      case EACCES where mayBeClosed: return
      default: throw .unable(errno: errno)
      }
    }
    note(&interests[watch, default: Interest(folder: folder)])
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension Array {
  fileprivate func filterThrowing<Failure>(
    _ isIncluded: (Element) throws(Failure) -> Bool
  ) throws(Failure) -> [Element] {
    var included: [Element] = []
    for element in self where try isIncluded(element) { included.append(element) }
    return included
  }
}
