class Counter {
  var count = 0 { didSet { if oldValue != 0 { past.append(oldValue) } } }
  private var name = "a counter"
  private var past: [Int] = []
  var step: Int

  init(step: Int = 1) { self.step = step }

  func advance() { count += step }
  var history: [Int] { past }
}

enum Level: String, CaseIterable { case low, high }

extension Counter {
  var level: Level { count < 10 ? .low : .high }
}
