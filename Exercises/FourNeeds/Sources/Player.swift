// TODO: 3. Some object may forbid an episode. What does the player need for that?

/// Plays one episode at a time.
@MainActor
public final class Player {
  /// The episode that it began last.
  public private(set) var title: String?

  /// Whether it's playing.
  public private(set) var isPlaying = false

  // TODO: 3. Which object does it ask?

  /// Creates a silent player.
  public init() {}

  /// Begins an episode, unless it's forbidden, and returns whether it plays.
  public func play(_ title: String) -> Bool {
    // TODO: 3. Ask first.
    self.title = title
    isPlaying = true
    stateDidChange()
    return true
  }

  /// Pauses the episode.
  public func pause() {
    isPlaying = false
    stateDidChange()
  }

  /// Passes on that the episode has reached this second.
  public func advance(to second: Int) {
    // TODO: 2. Pass the second on.
  }

  /// Ends the episode: no more seconds will come.
  public func finish() {
    isPlaying = false
    stateDidChange()
    // TODO: 2. End every logbook's wait.
  }

  // MARK: - Logbooks

  // TODO: 2. Many seconds, one after another, until the end. Which method does a logbook call?

  // MARK: - Lamps

  // TODO: 4. There may be many. How does the player remember each of them without keeping it?

  private func stateDidChange() {
    // TODO: 4. Tell every lamp that watches.
  }
}
