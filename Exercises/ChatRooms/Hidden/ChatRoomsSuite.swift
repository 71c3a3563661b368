import Checking
import MiniCocoa
import Testing

import class ChatRooms.ChatApp
import class ChatRooms.RoomWindow
import class ChatRooms.Speaker

@Suite struct ChatRoomsSuite {
  @Test func reportIsGone() {
    for isLogOut in [false, true] {
      let desk = Desk()
      desk.app.open("Garden")
      // An app that never rings has no report.
      guard desk.rings(for: "Garden") > 0 else { return }
      for round in 1...2 {
        if isLogOut { desk.app.logOut() } else { desk.app.close("Garden") }
        let rings = desk.rings(for: "Garden")
        guard rings == 0 else {
          Issue.record(
            """
            The user opened the room Garden, and \(isLogOut ? "logged out" : "closed it"). A message \
            for Garden came, and the speaker rang \(times(rings)). It should be silent. Play it: \
            which object still receives the message, and what keeps it alive?
            """)
          return
        }
        desk.app.open("Garden")
        let again = desk.rings(for: "Garden")
        guard again <= 1 else {
          Issue.record(
            """
            The user opened the room Garden, \(isLogOut ? "logged out" : "closed it") \
            \(times(round)), and opened it again. For one message, the speaker rang \
            \(times(again)). It should ring once.
            """)
          return
        }
      }
    }
  }

  @Test func windowIsFreed() {
    let desk = Desk()
    // Another check judges whether there is a window.
    guard let scene = roomThatCloses(on: desk) else { return }
    let isFreed = scene.isFreed("the window")
    #expect(
      isFreed,
      """
      A room was closed, and its window is still in memory. \(scene.keepers(of: "the window")) \
      A window that is closed should be deallocated.
      """)
  }

  @Test func openRoomsRing() {
    let desk = Desk()
    for room in ["Garden", "Kitchen"] { desk.app.open(room) }
    desk.app.open("Cellar")
    desk.app.close("Cellar")
    for room in ["Garden", "Kitchen", "Garden"] {
      let before = desk.lines(of: room)
      let rings = desk.rings(for: room)
      let written = desk.lines(of: room) - before
      guard rings == 1, written == 1 else {
        Issue.record(
          """
          Garden and Kitchen were open, and a third room had been closed. A message for \(room) \
          came. The speaker rang for it \(times(rings)), and the window got \(written) lines. Both \
          should be 1, as before your change.
          """)
        return
      }
    }
    let rings = desk.rings(for: "Garden", by: "didReadMessage")
    #expect(
      rings == 0,
      """
      Another notification about an open room was posted, "didReadMessage". The speaker rang       \(times(rings)). Only "didReceiveMessage" rings.
      """)
  }

  @Test func mutedRoomsWrite() {
    let desk = Desk()
    desk.app.open("Garden")
    desk.app.window(of: "Garden")?.isMuted = true
    let before = desk.lines(of: "Garden")
    let rings = desk.rings(for: "Garden")
    let written = desk.lines(of: "Garden") - before
    #expect(
      rings == 0 && written == 1,
      """
      A room was muted, and a message for it came. The speaker rang \(times(rings)), and the window \
      got \(written) lines. It should be silent, and show the message.
      """)
  }
}

/// An app at a desk with a speaker, and a server that sends messages.
private final class Desk {
  let center = NotificationCenter()
  let speaker = Speaker()
  let app: ChatApp

  init() { app = ChatApp(center: center, speaker: speaker) }

  /// The number of times that the speaker rings for a room when a message for it arrives.
  func rings(for room: String, by name: String = "didReceiveMessage") -> Int {
    let before: Int = speaker.sounds.count
    center.post(
      name: .init(name), object: nil, userInfo: ["room": room, "text": "Hello"])
    let sounds: [String] = speaker.sounds
    return sounds.dropFirst(before).filter { $0 == room }.count
  }

  func lines(of room: String) -> Int {
    let lines: [String] = app.window(of: room)?.lines ?? []
    return lines.count
  }
}

// It ends before the check looks: its local variables keep nothing alive.
private func roomThatCloses(on desk: Desk) -> Scene? {
  desk.app.open("Garden")
  guard let window = desk.app.window(of: "Garden") else { return nil }
  desk.app.close("Garden")
  return Scene(["the window": window, "the app": desk.app, "the centre": desk.center])
}
