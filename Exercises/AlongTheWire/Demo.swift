import DemoRunner

final class Screen: Observer {
  private(set) var seen: [String] = []

  func observe(_ change: Change, of object: Announcer) {
    let words = [change.old, change.new].map { $0.map { "\($0)" } ?? "nothing" }
    seen.append(words.joined(separator: " to "))
  }
}

Demo.play("Who lights the lamp") {
  let annsDesk = Demo.keep(Desk(lamp: "dark"), as: "Ann's desk")
  let ann = Demo.keep(Operator(name: "Ann", desk: annsDesk), as: "Ann")
  let bobsDesk = Demo.keep(Desk(lamp: "blinking"), as: "Bob's desk")
  let bob = Demo.keep(Operator(name: "Bob", desk: bobsDesk), as: "Bob")
  let exchange = Demo.keep(Exchange(name: "North", onDuty: ann), as: "exchange")
  let screen = Demo.keep(Screen())
  var wire: Wire?
  return [
    Demo.Label { exchange.status },
    Demo.Label { "the screen saw: \(screen.seen.last ?? "nothing"), \(screen.seen.count) times" },
    Demo.Row([
      Demo.Press("Lay a wire") {
        wire = Wire(from: exchange, along: "onDuty.desk.lamp", to: screen)
      },
      Demo.Press("Cut") {
        wire?.cut()
        wire = nil
      },
    ]),
    Demo.Row([
      Demo.Press("Ann lights it") { annsDesk.lamp = "lit" },
      Demo.Press("Ann darkens it") { annsDesk.lamp = "dark" },
    ]),
    Demo.Row([
      Demo.Press("Ann on duty") { exchange.onDuty = ann },
      Demo.Press("Bob on duty") { exchange.onDuty = bob },
    ]),
  ]
}
