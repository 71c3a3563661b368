/// A logbook, which notes the seconds of an episode.
@MainActor
public final class Logbook {
  /// The seconds in the order in which they came.
  public internal(set) var seconds: [Int] = []

  /// Creates an empty logbook.
  public init() {}

  /// Notes every second of a player from now on, and returns when the episode is over.
  public func follow(_ player: Player) async {
    // TODO: 2. Note each second.
  }
}
