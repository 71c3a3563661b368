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
    player.mayPlay = { [weak self] in self?.allows($0) ?? true }
  }
}

extension SleepTimer {
  /// Forbids what would begin at bedtime, and notes it.
  private func allows(_ title: String) -> Bool {
    if isBedtime { forbidden.append(title) }
    return !isBedtime
  }
}
