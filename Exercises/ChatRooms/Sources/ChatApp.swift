// TODO: 1. Fix the bug in the report. Delete this line when you begin.

import MiniCocoa

/// An app with a window for each open room.
public final class ChatApp {
  private let center: NotificationCenter
  private let speaker: Speaker
  private var windows: [String: RoomWindow] = [:]

  /// Creates an app without open rooms.
  public init(center: NotificationCenter, speaker: Speaker) {
    self.center = center
    self.speaker = speaker
  }

  /// The window of an open room; nil if the room is closed.
  public func window(of room: String) -> RoomWindow? {
    windows[room]
  }

  /// Opens a room, unless it is open.
  public func open(_ room: String) {
    guard windows[room] == nil else { return }
    windows[room] = RoomWindow(of: room, in: center, speaker: speaker)
  }

  /// Closes a room.
  public func close(_ room: String) {
    windows[room] = nil
  }

  /// Closes all rooms.
  public func logOut() {
    windows = [:]
  }
}
