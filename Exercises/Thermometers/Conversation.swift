import MiniCocoa
import Weather

let thermometer = Thermometer()
let views = ViewMap([thermometer])
let view = views[thermometer]
let (screen, background) = (OperationQueue(), OperationQueue())
let board = TemperatureBoard(
  views: views, archive: Archive(), screen: screen, background: background)
board.show(thermometer)
screen.waitUntilAllOperationsAreFinished()
thermometer.value = 30
screen.waitUntilAllOperationsAreFinished()
