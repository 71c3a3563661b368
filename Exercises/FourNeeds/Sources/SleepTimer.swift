/// Lets nothing begin once it is time to sleep.
@MainActor
public final class SleepTimer {
  /// Whether it is time to sleep.
  public var isBedtime = false

  /// The titles that it has forbidden.
  public internal(set) var forbidden: [String] = []

  /// Creates a timer that allows everything.
  public init() {}

  /// From now on this timer, and no other one, has the say over a player.
  public func guards(_ player: Player) {
    // TODO: 3. Take the place of the one that is asked.
  }
}

// TODO: 3. Answer: at bedtime no, and note the title.
