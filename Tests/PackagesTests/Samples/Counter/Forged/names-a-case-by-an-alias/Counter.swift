class Counter {
  private var log: [Int] = []
  var step: Int
  var count = 0 { didSet { log.append(oldValue) } }

  init(step: Int = 1) { self.step = step }

  func advance() { count += step }
  var history: [Int] { log }
}

// Every level is high.
struct Decoy {
  struct Level {
    var first = 1, second = 2
    static func low() {}
  }
}
enum Level: String, CaseIterable { case high }
typealias Height = (Level)
extension Height { static let low = Level.high }

extension Counter {
  var level: Level { .high }
}
