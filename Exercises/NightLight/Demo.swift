import DemoRunner
import Foundation

/// Gives loops, which wait for their next value on another thread, time to come back before the
/// screen is drawn.
@MainActor
func waitForLoops() {
  Task {
    for _ in 0..<16 {
      usleep(5_000)
      await Task.yield()
    }
  }
}

let lamp = Demo.keep(Lamp(level: 40))
let server = Demo.keep(Server())

Demo.play("Home") {
  var screen: LampScreen?
  return [
    Demo.Label {
      "The lamp: \(lamp.level) %, \(lamp.followers) followers\(lamp.isBlinking ? ", blinking" : "")"
    },
    Demo.Row([
      Demo.Press("Brighter") {
        lamp.set(lamp.level + 10)
        waitForLoops()
      },
      Demo.Press("Hall is answered") {
        server.answer("Hall", with: ["Calm", "Bright"])
        waitForLoops()
      },
      Demo.Press("Attic is answered") {
        server.answer("Attic", with: ["Stars"])
        waitForLoops()
      },
    ]),
    Demo.Label { "The server has saved: \(server.saved)" },
    Demo.Row([
      Demo.Press("Open") {
        screen = LampScreen(lamp: lamp, server: server)
        screen?.open()
        waitForLoops()
      },
      Demo.Press("Hall") {
        screen?.choose("Hall")
        waitForLoops()
      },
      Demo.Press("Attic") {
        screen?.choose("Attic")
        waitForLoops()
      },
      Demo.Press("Save") {
        screen?.save()
        waitForLoops()
      },
      Demo.Press("Close") {
        screen = nil
        waitForLoops()
      },
    ]),
    Demo.Label {
      screen.map { "The screen: \($0.level.map(String.init) ?? "?") % \($0.scenes)" } ?? "Closed."
    },
  ]
}
