/// The hints of an exercise that were seen, for each of its TODOs, by their numbers.
struct HintsSeen: Sendable, Equatable {
  /// The hints seen of every TODO, the first ones. Older versions of Switchboard counted hints for
  /// all TODOs together.
  var forEach: Set<Int> = []
  /// The numbers by TODO.
  var byTODO: [Int: Set<Int>] = [:]

  /// Creates a record without hints.
  init() {}

  /// Returns the numbers of the hints for this TODO that were seen.
  func numbers(forTODO todo: Int) -> Set<Int> { forEach.union(byTODO[todo] ?? []) }

  /// The number of hints that the learner requested.
  var total: Int {
    forEach.count + byTODO.values.reduce(0) { $0 + $1.subtracting(forEach).count }
  }

  /// Reads the numbers from the bits of a row of the database: the lowest is hint 1.
  static func numbers(in bits: Int) -> Set<Int> {
    Set((1...Int.bitWidth).filter { bits & bit(of: $0) != 0 })
  }

  /// The bit of a hint.
  static func bit(of number: Int) -> Int { 1 << (number - 1) }
}
