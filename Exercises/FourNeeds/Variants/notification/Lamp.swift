import MiniCocoa

/// Is on while a player plays.
@MainActor
public final class Lamp {
  /// Whether it is on.
  public internal(set) var isOn = false

  private var tokens: [ObjectIdentifier: NotificationToken] = [:]

  /// Creates a lamp that is off.
  public init() {}

  /// Is as the player is, now and from now on.
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

  /// Stays as it is, whatever the player does.
  public func leave(_ player: Player) {
    guard let token = tokens.removeValue(forKey: ObjectIdentifier(player)) else { return }
    NotificationCenter.default.removeObserver(token)
  }
}
