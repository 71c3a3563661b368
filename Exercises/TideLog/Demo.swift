import DemoRunner
import MiniCocoa

@MainActor private func gauge(_ harbour: Harbour) -> [View] {
  [
    Demo.Row([
      Demo.Press("Measure 312") { harbour.measure(312) },
      Demo.Press("Measure 315") { harbour.measure(315) },
    ]),
    Demo.Row([
      Demo.Press("Storm") { harbour.signal(storm: true) },
      Demo.Press("Storm over") { harbour.signal(storm: false) },
    ]),
  ]
}

Demo.furnish(TideScreen.self, "Log") { screen in
  gauge(screen.harbour) + [
    Demo.Label {
      screen.log.lines.isEmpty ? "no lines" : screen.log.lines.joined(separator: " / ")
    },
    Demo.Press("Map") { screen.openMap() },
  ]
}

Demo.furnish(MapScreen.self, "Map") { map in gauge(map.harbour) }

Demo.play("Harbour") {
  let harbour = Demo.keep(Harbour(), as: "harbour")
  let screen = TideScreen(of: harbour)
  Demo.keep(screen.log, as: "log")
  return NavigationController(rootViewController: screen)
}
