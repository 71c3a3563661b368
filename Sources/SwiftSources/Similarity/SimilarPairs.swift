/// Finds pairs of submissions in a class that share much code which is neither given nor common.
///
/// The result is a hint where to look, never a verdict: there may be few ways to write a short
/// program.
package struct SimilarPairs: Sendable {
  /// Two submissions, by index, the lower one first.
  package struct Pair: Hashable, Sendable {
    /// The indices.
    package let first, second: Int
    /// The shared fraction of the shorter submission's distinctive fingerprints, from 0 to 1.
    package let share: Double
    /// The number of shared fingerprints.
    let count: Int
  }

  /// The minimum number of distinctive fingerprints for a comparison.
  private static let enough = 6
  /// The minimum share of the shorter submission's distinctive fingerprints.
  private static let leastShare = 0.5
  /// Fingerprints in this fraction of the class, but at least this many submissions, are common.
  private static let commonPart = (share: 0.1, count: 3)

  /// The pairs, most similar first.
  package let pairs: [Pair]

  private let submissions: [Fingerprints?]
  /// The submissions with each distinctive fingerprint, which is neither given nor common.
  private let own: [UInt64: [Int]]
  private let given: Set<UInt64>

  /// - Parameters:
  ///   - submissions: The submissions in the order of their indices; nil to leave one out.
  ///   - given: The given code: the stub, and other parts of the exercise.
  package init(of submissions: [Fingerprints?], given: [Fingerprints]) {
    var owners: [UInt64: [Int]] = [:]
    for (index, prints) in submissions.enumerated() {
      for hash in prints?.places.keys.sorted() ?? [] { owners[hash, default: []].append(index) }
    }
    for hash in given.flatMap(\.places.keys) { owners[hash] = nil }
    let limit = max(
      Self.commonPart.count,
      Int(Self.commonPart.share * Double(submissions.compactMap(\.self).count)))
    let own = owners.filter { $0.value.count <= limit }
    let counts = submissions.map { $0?.places.keys.count { own[$0] != nil } ?? 0 }
    var pairs: [Pair] = []
    for (first, one) in submissions.enumerated() {
      guard let one, counts[first] >= Self.enough else { continue }
      var shared = [Int](repeating: 0, count: submissions.count)
      for hash in one.places.keys {
        for second in own[hash] ?? [] where second > first { shared[second] += 1 }
      }
      for (second, count) in shared.enumerated() where count >= Self.enough {
        let share = Double(count) / Double(min(counts[first], counts[second]))
        guard share >= Self.leastShare else { continue }
        pairs.append(Pair(first: first, second: second, share: share, count: count))
      }
    }
    for pair in Self.equal(submissions, but: Set(given.flatMap(\.places.keys)))
    where !pairs.contains(where: { ($0.first, $0.second) == (pair.first, pair.second) }) {
      pairs.append(pair)
    }
    self.pairs = pairs.sorted {
      ($1.share, $1.count, $0.first, $0.second) < ($0.share, $0.count, $1.first, $1.second)
    }
    (self.submissions, self.own) = (submissions, own)
    self.given = Set(given.flatMap(\.places.keys))
  }

  /// Submissions that are equal apart from names and comments, each paired with the first such one.
  /// They are reported no matter how many there are.
  private static func equal(_ submissions: [Fingerprints?], but given: Set<UInt64>) -> [Pair] {
    var first: [Set<UInt64>: Int] = [:]
    return submissions.enumerated().compactMap { index, prints in
      let own = Set(prints?.places.keys.filter { !given.contains($0) } ?? [])
      guard own.count >= enough else { return nil }
      guard let other = first[own] else {
        first[own] = index
        return nil
      }
      return Pair(first: other, second: index, share: 1, count: own.count)
    }
  }

  /// The fingerprints that two submissions share; computed on demand, because few pairs are shown.
  package func common(to pair: Pair) -> Set<UInt64> {
    guard let one = submissions[pair.first], let other = submissions[pair.second] else { return [] }
    let common = one.places.keys.filter { other.places[$0] != nil && !given.contains($0) }
    let rare = common.filter { own[$0] != nil }
    return Set(rare.isEmpty ? common : rare)
  }
}

extension Fingerprints {
  /// The lines of each file with these fingerprints, by the index of the file.
  package func lines(of common: Set<UInt64>) -> [Int: Set<Int>] {
    var lines: [Int: Set<Int>] = [:]
    for place in common.flatMap({ places[$0] ?? [] }) {
      lines[place.file, default: []].formUnion(place.lines)
    }
    return lines
  }
}
