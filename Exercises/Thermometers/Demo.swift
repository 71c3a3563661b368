// Try: tap Show; slide cellar 30; tap Hide; slide cellar 5
// Broken: lets-it-go

import DemoRunner
import MiniCocoa
import Weather

Demo.play("Temperatures") {
  let cellar = Thermometer()
  let attic = Thermometer()
  let views = ViewMap([cellar, attic])
  let archive = Archive()
  let background = OperationQueue()
  background.maxConcurrentOperationCount = 1
  Demo.settle(background)
  let board = Demo.keep(
    TemperatureBoard(views: views, archive: archive, screen: .main, background: background),
    as: "board")
  for thermometer in [cellar, attic] { views[thermometer]?.queue = .main }
  return [
    // Each thermometer measures on a thread of its own.
    Demo.Row([
      Demo.Swatch { views[cellar]?.backgroundColor },
      Demo.Slide("cellar", from: 20, in: 0...40) { value in
        onAnotherThread { cellar.value = value }
      },
    ]),
    Demo.Row([
      Demo.Swatch { views[attic]?.backgroundColor },
      Demo.Slide("attic", from: 20, in: 0...40) { value in
        onAnotherThread { attic.value = value }
      },
    ]),
    Demo.Row([
      Demo.Press("Show") { for one in [cellar, attic] { board.show(one) } },
      Demo.Press("Hide") { for one in [cellar, attic] { board.hide(one) } },
    ]),
    Demo.Label { "archive: \(archive.values)" },
  ]
}
