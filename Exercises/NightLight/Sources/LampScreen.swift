/// The screen on which you change a lamp.
@MainActor
public final class LampScreen {
  /// The level that the screen shows; nil before the first one has come. Its slider sets it as well.
  public var level: Int?

  /// The scenes of the room that you chose last.
  public internal(set) var scenes: [String] = []

  private let lamp: Lamp
  private let server: Server

  /// Creates a screen. Its lamp blinks as long as the screen exists.
  public init(lamp: Lamp, server: Server) {
    self.lamp = lamp
    self.server = server
    lamp.startBlinking()
  }

  // TODO: 2. At the screen's end, end the loop, and stop the blinking.

  /// Shows the lamp's level from now on.
  public func open() {
    // TODO: 1. Start a task that follows the lamp's levels, and doesn't keep the screen.
  }

  /// Asks the server for a room's scenes, and shows them.
  public func choose(_ room: String) {
    // TODO: 3. Start a task for the question. Only the last choice counts.
  }

  /// Saves the level that the screen shows now.
  public func save() {
    // TODO: 4. Start a task that saves the level, even if the screen is closed meanwhile.
  }
}
