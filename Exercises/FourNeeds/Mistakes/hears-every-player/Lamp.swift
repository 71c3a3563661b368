/// A lamp that is on while a player plays.
@MainActor
public final class Lamp {
  /// Whether it's on.
  public internal(set) var isOn = false

  /// Creates a lamp that is off.
  public init() {}

  /// Is on while the player plays, from this moment on.
  public func watch(_ player: Player) {
    isOn = player.isPlaying
    Player.watchers[ObjectIdentifier(self)] = { [weak self] in self?.isOn = $0.isPlaying }
  }

  /// Stays as it is from now on, whatever the player does.
  public func leave(_ player: Player) {
    Player.watchers[ObjectIdentifier(self)] = nil
  }
}
