/// What a player asks before it begins an episode.
@MainActor
public protocol PlayerDelegate: AnyObject {
  func player(_ player: Player, shouldPlay title: String) -> Bool
}

/// What a player tells those who watch it.
@MainActor
public protocol PlayerWatcher: AnyObject {
  func playerDidChange(_ player: Player)
}

/// Plays one episode at a time.
@MainActor
public final class Player {
  /// The episode that was begun last.
  public private(set) var title: String?

  /// Whether it is to be heard now.
  public private(set) var isPlaying = false

  weak var delegate: (any PlayerDelegate)?

  /// Creates a silent player.
  public init() {}

  /// Begins an episode, unless somebody forbids it; returns whether it plays.
  public func play(_ title: String) -> Bool {
    guard delegate?.player(self, shouldPlay: title) ?? true else { return false }
    self.title = title
    isPlaying = true
    stateDidChange()
    return true
  }

  /// Stops for a while.
  public func pause() {
    isPlaying = false
    stateDidChange()
  }

  /// The episode has got to this second.
  public func advance(to second: Int) {
    for follower in followers { follower.yield(second) }
  }

  /// The episode is over: no second of it comes any more.
  public func finish() {
    isPlaying = false
    stateDidChange()
  }

  // MARK: - Those that follow it

  private var followers: [AsyncStream<Int>.Continuation] = []

  /// The seconds that are still to come.
  func seconds() -> AsyncStream<Int> {
    let (stream, follower) = AsyncStream.makeStream(of: Int.self)
    followers.append(follower)
    return stream
  }

  // MARK: - Those that watch it

  /// One place in the list. Weak, because an array would keep the lamps.
  private struct Entry { weak var watcher: (any PlayerWatcher)? }
  private var entries: [Entry] = []

  /// Puts it on the list, once.
  func add(_ watcher: any PlayerWatcher) {
    remove(watcher)
    entries.append(Entry(watcher: watcher))
  }

  /// Takes it off the list, and those that have gone.
  func remove(_ watcher: any PlayerWatcher) {
    entries.removeAll { $0.watcher == nil || $0.watcher === watcher }
  }

  private func stateDidChange() {
    for entry in entries { entry.watcher?.playerDidChange(self) }
  }
}
