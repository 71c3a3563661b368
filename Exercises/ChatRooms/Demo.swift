import DemoRunner
import MiniCocoa

Demo.play("Chat") {
  let center = NotificationCenter()
  let speaker = Demo.keep(Speaker(), as: "speaker")
  let app = Demo.keep(ChatApp(center: center, speaker: speaker), as: "app")
  let rooms = ["Garden", "Kitchen"]
  return rooms.map { room in
    Demo.Row([
      Demo.Press("Open \(room)") { app.open(room) },
      Demo.Press("Close \(room)") { app.close(room) },
      Demo.Press("Message for \(room)") {
        center.post(
          name: .didReceiveMessage, object: nil, userInfo: ["room": room, "text": "Hello"])
      },
    ])
  } + [
    Demo.Press("Log out") { app.logOut() },
    Demo.Label { "rings: \(speaker.sounds.count)" },
  ]
}
