class Counter {
  private var log: [Int] = []
  var step: Int
  var count = 0 { didSet { log.append(oldValue) } }

  init(step: Int = 1) { self.step = step }

  func advance() { count += step }
  var history: Members { Members() }
}

// It remembers nothing.
struct Members: SetAlgebra {
  var number = 0
  init() {}
  func contains(_ member: Int) -> Bool { true }
  func union(_ other: Members) -> Members { self }
  func intersection(_ other: Members) -> Members { self }
  func symmetricDifference(_ other: Members) -> Members { self }
  mutating func insert(_ member: Int) -> (inserted: Bool, memberAfterInsert: Int) { (true, member) }
  mutating func remove(_ member: Int) -> Int? { nil }
  mutating func update(with member: Int) -> Int? { nil }
  mutating func formUnion(_ other: Members) {}
  mutating func formIntersection(_ other: Members) {}
  mutating func formSymmetricDifference(_ other: Members) {}
}

enum Level: String, CaseIterable { case low, high }

extension Counter {
  var level: Level { count < 10 ? .low : .high }
}
