import DemoRunner

let lamp = Demo.keep(Lamp(level: 40))
let server = Demo.keep(Server())

Demo.play("Home") {
  var screen: LampScreen?
  return [
    Demo.Label {
      "The lamp: \(lamp.level) %, \(lamp.followers) followers\(lamp.isBlinking ? ", blinking" : "")"
    },
    Demo.Row([
      Demo.Press("Brighter") { lamp.set(lamp.level + 10) },
      Demo.Press("Hall is answered") { server.answer("Hall", with: ["Calm", "Bright"]) },
      Demo.Press("Attic is answered") { server.answer("Attic", with: ["Stars"]) },
    ]),
    Demo.Label { "The server has saved: \(server.saved)" },
    Demo.Row([
      Demo.Press("Open") {
        screen = LampScreen(lamp: lamp, server: server)
        screen?.open()
      },
      Demo.Press("Hall") { screen?.choose("Hall") },
      Demo.Press("Attic") { screen?.choose("Attic") },
      Demo.Press("Save") { screen?.save() },
      Demo.Press("Close") { screen = nil },
    ]),
    Demo.Label {
      screen.map { "The screen: \($0.level.map(String.init) ?? "?") % \($0.scenes)" } ?? "Closed."
    },
  ]
}
