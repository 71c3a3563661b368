/// Notes how far an episode was heard.
@MainActor
public final class Logbook {
  /// The seconds in the order in which they came.
  public internal(set) var seconds: [Int] = []

  /// Creates an empty logbook.
  public init() {}

  /// Notes every second of a player from now on, and returns when the episode is over.
  public func follow(_ player: Player) async {
    await withCheckedContinuation { end in
      player.followers.append { second in
        if let second { self.seconds.append(second) } else { end.resume() }
      }
    }
  }
}
