import DemoRunner
import Fishkeeping
import MiniCocoa

Demo.play("Aquariums") {
  let bell = Demo.keep(Bell(), as: "bell")
  let queue = Demo.name(OperationQueue.main, "screen")
  let board = Demo.keep(AlarmBoard(bell: bell, queue: queue), as: "board")
  let tanks = ["river", "reef"].map { name in Demo.keep(Tank(name), as: name) }
  return tanks.flatMap { tank -> [View] in
    [
      Demo.Row([
        Demo.Press("Add \(tank.name)") { board.add(tank) },
        Demo.Press("Remove \(tank.name)") { board.remove(tank) },
      ]),
      Demo.Slide(tank.name, from: 24, in: 20...32) { tank.temperature = $0 },
    ]
  } + [
    Demo.Label { "on the list: \(board.tanks.map(\.name).joined(separator: ", "))" },
    Demo.Label { "rings: \(bell.rings.joined(separator: ", "))" },
  ]
}
