let centre = Center()
let screen = Screen()
let station = Station()
screen.appear(centre)
station.report(centre)
screen.disappear(centre)

final class Station {
  func report(_ centre: Center) { centre.post(name: "Storm", object: self, info: [:]) }
}

final class Screen: Listener {
  func appear(_ centre: Center) { centre.addObserver(self, name: "Storm", object: nil) }
  func hear(_ bulletin: Bulletin) {}
  func disappear(_ centre: Center) { centre.removeObserver(self) }
}
