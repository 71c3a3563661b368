import MiniCocoa

/// A remote control, which works for one player at a time.
public final class Remote {
  /// The button that plays and pauses.
  public let playButton = Button("Play")

  /// The button for a step louder.
  public let louderButton = Button("Louder")

  /// Counts the presses of both buttons.
  public let battery = BatteryGauge()

  private weak var player: Player?

  /// Creates a remote that belongs to no room yet.
  public init() {
    for button in [playButton, louderButton] {
      button.addTarget(
        battery, action: Action("count", BatteryGauge.count), for: .touchUpInside)
    }
  }

  /// The room that it works in; nil if there is none.
  public var room: String? { player?.room }

  /// Hands the remote to a player; from now on it works there.
  public func hand(to player: Player) {
    self.player = player
    playButton.addTarget(
      player, action: Action("togglePlay", Player.togglePlay), for: .touchUpInside)
    louderButton.addTarget(player, action: Action("louder", Player.louder), for: .touchUpInside)
  }
}
