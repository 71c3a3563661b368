/// A timer that forbids every episode at bedtime.
@MainActor
public final class SleepTimer {
  /// Whether it's bedtime.
  public var isBedtime = false

  /// The titles that it has forbidden.
  public internal(set) var forbidden: [String] = []

  /// Creates a timer that allows everything.
  public init() {}

  /// From now on, the player asks this timer, and no other one.
  public func guards(_ player: Player) {
    // TODO: 3. Replace the timer that the player asks.
  }
}

// TODO: 3. Answer the player. At bedtime, say no and note the title.
