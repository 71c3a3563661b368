import MiniCocoa

/// The loudspeaker of the computer.
public final class Speaker: Sendable {
  private let heard = Locked<[String]>([])

  /// Creates a speaker that has been silent so far.
  public init() {}

  /// The sounds so far, each with the room it was for.
  public var sounds: [String] { heard.value }

  /// Makes a sound for a room.
  public func ring(for room: String) {
    heard.withLock { $0.append(room) }
  }
}
