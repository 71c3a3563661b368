import MiniCocoa

/// A lamp that is on while a player plays.
@MainActor
public final class Lamp {
  /// Whether it's on.
  public internal(set) var isOn = false

  private var tokens: [ObjectIdentifier: NotificationToken] = [:]

  /// Creates a lamp that is off.
  public init() {}

  /// Is on while the player plays, from this moment on.
  public func watch(_ player: Player) {
    isOn = player.isPlaying
    leave(player)
    tokens[ObjectIdentifier(player)] = NotificationCenter.default.addObserver(
      forName: Player.didChange, object: player
    ) { [weak self, weak player] _ in
      MainActor.assumeIsolated {
        if let player { self?.isOn = player.isPlaying }
      }
    }
  }

  /// Stays as it is from now on, whatever the player does.
  public func leave(_ player: Player) {
    guard let token = tokens.removeValue(forKey: ObjectIdentifier(player)) else { return }
    NotificationCenter.default.removeObserver(token)
  }
}
