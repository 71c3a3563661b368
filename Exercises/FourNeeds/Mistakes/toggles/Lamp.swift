/// Is on while a player plays.
@MainActor
public final class Lamp {
  /// Whether it is on.
  public internal(set) var isOn = false

  /// Creates a lamp that is off.
  public init() {}

  /// Is as the player is, now and from now on.
  public func watch(_ player: Player) {
    isOn = player.isPlaying
    player.add(self)
  }

  /// Stays as it is, whatever the player does.
  public func leave(_ player: Player) {
    player.remove(self)
  }
}

extension Lamp: PlayerWatcher {
  /// Switches over.
  public func playerDidChange(_ player: Player) { isOn.toggle() }
}
