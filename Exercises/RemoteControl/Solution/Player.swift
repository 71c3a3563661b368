import MiniCocoa

/// A music player in a room.
public final class Player {
  /// The room.
  public let room: String

  /// Whether music is playing.
  public private(set) var isPlaying = false

  /// How loud it is, from 0 to 10.
  public private(set) var volume = 3

  /// Creates a player that is silent.
  public init(in room: String) {
    self.room = room
  }

  /// Plays or pauses: its own button does this, and a remote.
  public func togglePlay() {
    isPlaying.toggle()
  }

  /// A step louder.
  public func louder() {
    volume = min(volume + 1, 10)
  }
}
