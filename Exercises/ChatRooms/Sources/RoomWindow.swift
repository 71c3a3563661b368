import MiniCocoa

extension Notification.Name {
  /// The server has sent a message: `"room"` and `"text"` are in the user info.
  public static let didReceiveMessage = Notification.Name("didReceiveMessage")
}

/// The window of a chat room, which shows its messages.
public final class RoomWindow: Sendable {
  private struct State {
    var lines: [String] = []
    var isMuted = false
  }

  /// The room's name.
  public let room: String

  private let center: NotificationCenter
  private let speaker: Speaker
  private let state = Locked(State())
  private let token = Locked<NotificationToken?>(nil)

  /// Opens a window, which receives the messages of its room from now on.
  public init(of room: String, in center: NotificationCenter, speaker: Speaker) {
    self.room = room
    self.center = center
    self.speaker = speaker
    token.value = center.addObserver(forName: .didReceiveMessage, object: nil) { notification in
      self.receive(notification)
    }
  }

  deinit {
    if let token = token.value { center.removeObserver(token) }
  }

  /// The messages since the window was opened.
  public var lines: [String] { state.value.lines }

  /// Whether the room makes no sound.
  public var isMuted: Bool {
    get { state.value.isMuted }
    set { state.withLock { $0.isMuted = newValue } }
  }

  private func receive(_ notification: Notification) {
    guard notification.userInfo?["room"] as? String == room,
      let text = notification.userInfo?["text"] as? String
    else { return }
    state.withLock { $0.lines.append(text) }
    if !isMuted { speaker.ring(for: room) }
  }
}
