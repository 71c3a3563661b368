/// The number of hints of an exercise that were seen, for each of its TODOs.
struct HintsSeen: Sendable, Equatable {
  /// The number of hints seen for every TODO, the first ones. Older versions of Switchboard counted
  /// hints for all TODOs together.
  var forEach = 0
  /// The numbers by TODO; may be less than `forEach`.
  var byTODO: [Int: Int] = [:]

  /// Creates a record without hints.
  init() {}

  /// Returns how many of the first hints for this TODO were seen.
  func count(forTODO number: Int) -> Int { max(forEach, byTODO[number] ?? 0) }

  /// The number of hints that the learner requested.
  var total: Int {
    forEach + byTODO.values.reduce(0) { $0 + max(0, $1 - forEach) }
  }
}
