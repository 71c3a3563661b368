import DemoRunner

final class Station {}

final class Screen: Listener {
  private(set) var heard: [String] = []

  func hear(_ bulletin: Bulletin) { heard.append(bulletin.name) }
}

Demo.play("Weather") {
  let center = Demo.keep(Center(), as: "centre")
  let north = Demo.keep(Station(), as: "north")
  var screen: Screen? = Screen()
  return [
    Demo.Label { screen.map { "The screen heard: \($0.heard)" } ?? "The screen is gone." },
    Demo.Row([
      Demo.Press("Hear storms") {
        if let screen { center.addObserver(screen, name: "storm", object: nil) }
      },
      Demo.Press("Hear all") {
        if let screen { center.addObserver(screen, name: nil, object: nil) }
      },
      Demo.Press("Hear nothing") { if let screen { center.removeObserver(screen) } },
    ]),
    Demo.Row([
      Demo.Press("Storm") { center.post(name: "storm", object: north) },
      Demo.Press("Fog") { center.post(name: "fog", object: north) },
      Demo.Press("Take the screen away") { screen = nil },
    ]),
  ]
}
