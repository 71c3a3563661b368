struct Clock: Equatable, CustomStringConvertible {
  var minutes: Int

  init(hours: Int, minutes: Int = 0) {
    let day = 24 * 60
    self.minutes = max(0, hours * 60 + minutes) % day
  }

  struct Hand { var angle: Int }

  var hour: Hand { Hand(angle: minutes / 2 % 360) }
  var description: String {
    func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return padded(minutes / 60) + ":" + padded(minutes % 60)
  }
}
