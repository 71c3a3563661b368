import DemoRunner
import MiniCocoa
import Weather

Demo.play("Temperatures") {
  let cellar = Thermometer()
  let attic = Thermometer()
  let views = ViewMap([cellar, attic])
  let archive = Archive()
  let screen = Demo.name(OperationQueue.main, "screen")
  let background = Demo.name(OperationQueue(), "background")
  background.maxConcurrentOperationCount = 1
  Demo.settle(background)
  let board = Demo.keep(
    TemperatureBoard(views: views, archive: archive, screen: screen, background: background),
    as: "board")
  for thermometer in [cellar, attic] { views[thermometer]?.queue = screen }
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
      Demo.Press("Show the cellar") { board.show(cellar) },
      Demo.Press("Hide the cellar") { board.hide(cellar) },
    ]),
    Demo.Row([
      Demo.Press("Show the attic") { board.show(attic) },
      Demo.Press("Hide the attic") { board.hide(attic) },
    ]),
    Demo.Label { "archive: \(archive.values)" },
  ]
}
