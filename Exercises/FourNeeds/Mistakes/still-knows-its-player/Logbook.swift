/// Notes how far an episode was heard.
@MainActor
public final class Logbook {
  /// The seconds in the order in which they came.
  public internal(set) var seconds: [Int] = []

  private var player: Player?

  /// Creates an empty logbook.
  public init() {}

  /// Notes every second of a player from now on, and returns when the episode is over.
  public func follow(_ player: Player) async {
    self.player = player
    player.logbooks.append(self)
    for await second in player.seconds() { seconds.append(second) }
  }
}
