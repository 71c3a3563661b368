import Darkroom
import DemoRunner
import MiniCocoa

Demo.play("Import") {
  let center = NotificationCenter()
  let screen = Demo.name(OperationQueue.main, "screen")
  screen.name = "screen"
  let background = Demo.name(OperationQueue(), "background")
  background.name = "background"
  background.maxConcurrentOperationCount = 1
  Demo.settle(background)
  let panel = Demo.name(ProgressPanel(on: screen), "panel")
  let catalogue = Demo.keep(Catalogue(), as: "catalogue")
  let importer = Demo.keep(Importer(center: center, background: background), as: "importer")
  Demo.keep(
    ImportController(panel: panel, catalogue: catalogue, screen: screen, center: center),
    as: "controller")
  return [
    panel.label,
    Demo.Press("Read 2 photos") { importer.read(["beach.jpg", "boat.jpg"]) },
    Demo.Label { "catalogue: \(catalogue.photos.count)" },
  ]
}
