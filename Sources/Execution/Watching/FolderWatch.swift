import CDescriptors
import Foundation
import Glibc
import Messages

/// Detects possible changes of files in some folders, Swift files by default, in whatever way an
/// editor saves.
///
/// It has no thread: wait for its descriptor, then drain it. It waits for missing folders to
/// appear, and no longer watches folders that are moved away. Where the kernel does not report
/// changes, it polls four times a second. A class, because each event is delivered only once.
package final class FolderWatch {
  /// The method to detect changes.
  package enum Method: Sendable {
    /// By notifications of the kernel, where available.
    case automatic
    case polling
  }

  /// The polling interval in milliseconds.
  static let period: Int32 = 250
  /// The number of attempts, if folders vanish during setup, before it falls back to polling.
  private static let attempts = 5

  /// Readable when something may have happened; does not change during the life of the watch.
  package let descriptor: Int32
  var isPolling: Bool { inotify == nil }

  var method: Method
  /// Opened in advance, so that polling is possible even without free descriptors.
  private let timer: Int32
  /// Whether a file with this name is of interest.
  private let isWanted: (String) -> Bool
  private var roots: [String] = []
  private var files = FileList(in: [])
  /// Uses our descriptor.
  private var inotify: Inotify?

  /// Watches these folders and their subfolders.
  ///
  /// - Parameter isWanted: Whether a file with this name is of interest; by default, Swift files
  ///   are.
  package init(
    _ folders: [URL], by method: Method = .automatic, for isWanted: ((String) -> Bool)? = nil
  ) throws(WatchingError) {
    self.method = method
    self.isWanted = isWanted ?? WatchedName.isSource
    timer = cdescriptors_timer(Self.period)
    descriptor = cdescriptors_timer(Self.period)
    guard timer >= 0, descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      for one in [timer, descriptor] where one >= 0 { close(one) }
      throw .noDescriptor(reason: reason)
    }
    watch(folders)
  }

  deinit {
    close(timer)
    close(descriptor)
  }

  /// Watches these folders instead from now on.
  package func watch(_ folders: [URL]) {
    roots = folders.map(\.standardizedFileURL.path)
    begin()
  }

  /// Reads all events since the last call, without waiting.
  ///
  /// - Returns: The events of files of interest, in order, without hidden files and an editor's
  ///   temporary files. Polling can't distinguish events, so it returns `.unclear`.
  package func events() -> [SaveEvent] {
    guard let inotify else {
      var expirations: UInt64 = 0
      guard read(descriptor, &expirations, 8) == 8 else { return [] }
      return look()
    }
    let news = inotify.drain()
    if news.hasChangedFolders {
      let before = files
      begin()
      return news.events.isEmpty && files != before ? [.unclear] : news.events
    }
    if !news.events.isEmpty { files = FileList(in: roots, of: isWanted) }
    return news.events
  }

  /// Reads all events so far; when polling, looks immediately instead of at the next interval.
  package func eventsSoFar() -> [SaveEvent] { isPolling ? look() : events() }

  private func look() -> [SaveEvent] {
    let before = files
    files = FileList(in: roots, of: isWanted)
    return files == before ? [] : [.unclear]
  }
}

// MARK: - Ways to see

extension FolderWatch {
  /// Watches the present folders, and reports changes from now on.
  private func begin() {
    if method == .automatic, !roots.contains(where: { cdescriptors_is_remote($0) != 0 }) {
      for _ in 0..<Self.attempts {
        do throws(Inotify.Failure) {
          var new = try Inotify(watching: roots, for: isWanted, listing: &files)
          new.move(to: descriptor)
          inotify = new
          return
        } catch {
          if case .unable = error { break }
        }
      }
    }
    poll()
  }

  private func poll() {
    files = FileList(in: roots, of: isWanted)
    guard inotify != nil else { return }
    inotify = nil
    cdescriptors_replace(descriptor, timer)
  }
}

/// An event of the source files; a save consists of several.
package enum SaveEvent: Hashable, Sendable {
  /// The file at this path is being written: it was created or modified, and is still open.
  case begun(String)
  /// The file at this path is complete: its writer closed it, or it was renamed to this path.
  case whole(String)
  /// The file at this path was removed; another may be about to replace it.
  case gone(String)
  /// An unknown change, which may not be complete.
  case unclear
}

/// The reason why folders can't be watched.
package enum WatchingError: SpokenError, Equatable {
  /// No file descriptor is available.
  case noDescriptor(reason: String)

  /// The obstacle and the remedy.
  package var message: Message {
    switch self {
    // Translators: The reason is the system's words; what stands between ' is typed so.
    case .noDescriptor(let reason):
      Message(
        """
        your files cannot be watched (\(reason, "reason")): raise the limit of open files ('ulimit \
        -n'), or use 'switchboard check' after each change
        """)
    }
  }
}
