class Counter {
  private var log: [Int] = []
  var step: Int
  var count = 0 { didSet { log.append(oldValue) } }

  init(step: Int = 1) { self.step = step }

  func advance() { count += step }
  var history: [Int] { log }
}

enum Level: String, CaseIterable { case low, high }

extension Counter {
  var level: Level { count < 10 ? .low : .high }
}
