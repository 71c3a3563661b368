class Counter {
  private var log: [Int] = []
  var step: Int
  var count = 0 { didSet { log.append(oldValue) } }

  init(step: Int = 1) { self.step = step }

  func advance() { count += step }
  var history: [Int] { log }
}

enum Level: String, CaseIterable { case low, high }

struct Report {
  enum Level { case calm, busy, low }
  var level: Level
}

extension Counter {
  var level: Level { count < 10 ? .low : .high }
  var report: Report { Report(level: level == .low ? .calm : .busy) }
}
