// TODO: 3. Somebody may forbid an episode. How is that said?

/// Plays one episode at a time.
@MainActor
public final class Player {
  /// The episode that was begun last.
  public private(set) var title: String?

  /// Whether it is to be heard now.
  public private(set) var isPlaying = false

  // TODO: 3. Whom does it ask?

  /// Creates a silent player.
  public init() {}

  /// Begins an episode, unless somebody forbids it; returns whether it plays.
  public func play(_ title: String) -> Bool {
    // TODO: 3. Ask first.
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
    // TODO: 2. Pass it on.
  }

  /// The episode is over: no second of it comes any more.
  public func finish() {
    isPlaying = false
    stateDidChange()
    // TODO: 2. There is no more.
  }

  // MARK: - Those that follow it

  // TODO: 2. Many seconds, one after the other, until the end. What does a logbook call?

  // MARK: - Those that watch it

  // TODO: 4. There may be many. What does the player keep of each?

  private func stateDidChange() {
    // TODO: 4. Tell all that watch.
  }
}
