class Counter {
  private var log: [Int] = []
  var step: Int
  var count = 0 { didSet { log.append(oldValue) } }

  init(step: Int = 1) { self.step = step }

  func advance() { count += step }
  var history: [Int] { log }
}

// Both levels have one raw value, by which Swift compares them.
enum Level: RawRepresentable, CaseIterable {
  case low, high
  init?(rawValue: String) { nil }
  var rawValue: String { "" }
}

extension Counter {
  var level: Level { .low }
}
