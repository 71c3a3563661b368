import DemoRunner

final class Player: Performer {
  private(set) var isMuted = false

  var methods: [Method] {
    [Method("muted:") { [self] (sender: Switch) in isMuted = sender.isOn }]
  }
}

final class Lamp: Performer {
  private(set) var flashes = 0

  var methods: [Method] { [Method("flash") { [self] in flashes += 1 }] }
}

Demo.play("A switch") {
  let mute = Demo.keep(Switch(isOn: false), as: "mute")
  let player = Demo.keep(Player())
  let lamp = Demo.keep(Lamp())
  // Until you have finished TODO 5, a switch is no control, and nothing can be connected.
  let control = mute as AnyObject as? Control
  return [
    Demo.Label { "The switch is \(mute.isOn ? "on" : "off")." },
    Demo.Label { "The player is \(player.isMuted ? "muted" : "loud")." },
    Demo.Label { "The lamp has flashed \(lamp.flashes) times." },
    Demo.Label { "Misuses: \(control?.misuses.map { "\($0)" } ?? [])" },
    Demo.Row([Demo.Press("Flip") { mute.flip() }]),
    Demo.Row([
      Demo.Press("Connect the player") {
        control?.addTarget(player, action: "muted:", for: .valueChanged)
      },
      Demo.Press("Remove the player") {
        control?.removeTarget(player, action: nil, for: .allEvents)
      },
    ]),
    Demo.Row([
      Demo.Press("Connect the lamp") {
        control?.addTarget(lamp, action: "flash", for: .valueChanged)
      },
      Demo.Press("Send save") { control?.sendAction("save", to: player) },
    ]),
  ]
}
