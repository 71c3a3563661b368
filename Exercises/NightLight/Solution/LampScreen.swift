/// The screen on which you change a lamp.
@MainActor
public final class LampScreen {
  /// The level that the screen shows; nil before the first one has come. Its slider sets it as well.
  public var level: Int?

  /// The scenes of the room that you chose last.
  public internal(set) var scenes: [String] = []

  private let lamp: Lamp
  private let server: Server
  private var following: Task<Void, Never>?
  private var loading: Task<Void, Never>?

  /// Creates a screen. Its lamp blinks as long as the screen exists.
  public init(lamp: Lamp, server: Server) {
    self.lamp = lamp
    self.server = server
    lamp.startBlinking()
  }

  isolated deinit {
    following?.cancel()
    lamp.stopBlinking()
  }

  /// Shows the lamp's level from now on.
  public func open() {
    let levels = lamp.levels()
    following = Task { [weak self] in
      for await level in levels {
        guard let self else { return }
        self.level = level
      }
    }
  }

  /// Asks the server for a room's scenes, and shows them.
  public func choose(_ room: String) {
    loading?.cancel()
    loading = Task {
      let scenes = await server.scenes(of: room)
      if !Task.isCancelled { self.scenes = scenes }
    }
  }

  /// Saves the level that the screen shows now.
  public func save() {
    guard let level else { return }
    Task { await server.save(level) }
  }
}
