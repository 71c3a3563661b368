import CDescriptors
import Foundation
import Glibc

/// Sees when files in some folders may have changed, Swift files or others of interest, in whatever
/// way an editor saves.
///
/// It has no thread: whoever uses it waits for its descriptor, then drains it. Folders that are
/// missing are waited for, and those that are moved away are no longer meant. Where the kernel does
/// not tell of changes, it looks for them four times a second. A class, because what was heard is
/// heard once.
package final class FolderWatch {
  /// How changes are found.
  package enum Method: Sendable {
    /// By the kernel's word, where it gives it.
    case automatic
    /// By looking.
    case polling
  }

  /// How often it looks where the kernel tells nothing, in milliseconds.
  static let period: Int32 = 250
  /// So often a folder may vanish while it is looked at, before it is just looked at.
  private static let attempts = 5

  /// Readable when something may have happened; the same as long as the watch lives.
  package let descriptor: Int32
  /// Whether it looks for changes instead of being told of them.
  package var isPolling: Bool { inotify == nil }

  var method: Method
  /// At hand, so that it can look even if there are no more descriptors to be had.
  private let timer: Int32
  /// Whether a file of this name is of interest.
  private let isWanted: (String) -> Bool
  private var roots: [String] = []
  private var files = FileList(in: [])
  /// Its descriptor is ours.
  private var inotify: Inotify?

  /// Watches these folders, and those inside.
  ///
  /// - Parameter isWanted: Whether a file of this name is of interest; without it, Swift files are.
  package init(
    _ folders: [URL], by method: Method = .automatic, for isWanted: ((String) -> Bool)? = nil
  ) throws(WatchingError) {
    self.method = method
    self.isWanted = isWanted ?? SourceName.isSource
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

  /// Watches these folders from now on instead.
  package func watch(_ folders: [URL]) {
    roots = folders.map(\.standardizedFileURL.path)
    begin()
  }

  /// Takes in what has happened since the last time, without waiting.
  ///
  /// - Returns: What was heard of files of interest, in its order; nothing of hidden ones and of an editor's
  ///   own. Who looks for changes instead of being told knows of each no more than that it is there.
  package func signs() -> [SaveSign] {
    guard let inotify else {
      var expirations: UInt64 = 0
      guard read(descriptor, &expirations, 8) == 8 else { return [] }
      return look()
    }
    let news = inotify.drain()
    if news.hasChangedFolders {
      let before = files
      begin()
      return news.signs.isEmpty && files != before ? [.unclear] : news.signs
    }
    if !news.signs.isEmpty { files = FileList(in: roots, of: isWanted) }
    return news.signs
  }

  /// Takes in what has happened until this moment, also where it is told of nothing and it is not yet
  /// time to look again.
  package func signsSoFar() -> [SaveSign] { isPolling ? look() : signs() }

  private func look() -> [SaveSign] {
    let before = files
    files = FileList(in: roots, of: isWanted)
    return files == before ? [] : [.unclear]
  }
}

// MARK: - Ways to see

extension FolderWatch {
  /// Watches the folders as they are now; what changes from now on is heard.
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
