/// How many hints of an exercise were seen, those for each of its TODOs by themselves.
package struct HintsSeen: Sendable, Equatable {
  /// Of every TODO so many, the first ones: seen when a hint was one for all TODOs, in a workspace
  /// of an older Switchboard.
  package var forEach = 0
  /// By the TODO's number; may be less than `forEach`.
  var byTODO: [Int: Int] = [:]

  /// None yet.
  package init() {}

  /// How many hints for the TODO of this number were seen, the first ones.
  package func count(forTODO number: Int) -> Int { max(forEach, byTODO[number] ?? 0) }

  /// How many hints were asked for.
  package var total: Int {
    forEach + byTODO.values.reduce(0) { $0 + max(0, $1 - forEach) }
  }
}
