import CourseModel

/// Chooses changes to test together: some wrong programs become right if either change is undone.
struct MutantPairs {
  let forge: MutantForge
  let seed: UInt64

  /// A mutant with one change that fails, and the checks that it fails.
  typealias Failing = (mutant: Mutant, fails: Set<String>)

  /// Returns up to `count` pairs, always the same for a seed. Half of them are pairs that fail the
  /// same few checks, since one change may undo the other; the rest are drawn at random. Both
  /// changes of a pair are in the same declaration or file.
  func pairs(of singles: [Failing], atMost count: Int) -> [Mutant] {
    var lots = Lots(seed: seed)
    var candidates: [(weight: Int, lot: UInt64, changes: [Change])] = []
    for (index, one) in singles.enumerated() {
      for other in singles[(index + 1)...] where Self.belongTogether(one.mutant, other.mutant) {
        let isAlike = one.fails == other.fails
        candidates.append(
          (
            isAlike ? one.fails.count : 100 + one.fails.count + other.fails.count, lots.next(),
            one.mutant.changes + other.mutant.changes
          ))
      }
    }
    let near = candidates.sorted { ($0.weight, $0.lot) < ($1.weight, $1.lot) }
    let any = candidates.sorted { $0.lot < $1.lot }
    return taken(near.map(\.changes), count - count / 2) + taken(any.map(\.changes), count / 2)
  }

  private func taken(_ candidates: [[Change]], _ count: Int) -> [Mutant] {
    var mutants: [Mutant] = []
    for changes in candidates {
      guard mutants.count < count else { break }
      if let mutant = forge.mutant(of: changes) { mutants.append(mutant) }
    }
    return mutants
  }

  /// Whether both changes are in the same declaration or file.
  private static func belongTogether(_ one: Mutant, _ other: Mutant) -> Bool {
    guard let first = one.steps.first, let second = other.steps.first else { return false }
    if first.place == second.place {
      return first.before != second.before || first.line != second.line
    }
    return first.file == second.file
  }
}

/// Pseudorandom numbers, the same for the same seed (SplitMix64).
struct Lots: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
