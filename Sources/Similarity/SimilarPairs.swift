/// Which submissions of a class have much in common that is neither given nor what many write.
///
/// It is a hint where to look, never a verdict: there may be few ways to write a short program.
package struct SimilarPairs: Sendable {
  /// Two submissions, by their indices, the lower one first.
  package struct Pair: Hashable, Sendable {
    /// Both.
    package let first, second: Int
    /// How many of the fingerprints that are its own the shorter one shares, from 0 to 1.
    package let share: Double
    /// How many they share.
    package let count: Int
  }

  /// Fingerprints of its own that a submission needs, to be compared.
  private static let enough = 6
  /// What they have to share, of the shorter one's own.
  private static let leastShare = 0.5
  /// What so many of a class write is common to it: this part of it, but at least these many.
  private static let commonPart = (share: 0.1, count: 3)

  /// Most alike first.
  package let pairs: [Pair]

  private let submissions: [Fingerprints?]
  /// Who has what is neither given nor common, by their indices.
  private let own: [UInt64: [Int]]
  private let given: Set<UInt64>

  /// - Parameters:
  ///   - submissions: In the order in which they are called by their indices; nil for one that is not
  ///     compared.
  ///   - given: What everybody was given: the stub, and other parts of the exercise.
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

  /// Submissions that are the same but for names and comments, each with the first that is so: however
  /// many of a class hand in one answer, it is shown.
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

  /// The fingerprints that two share: there may be many pairs, of which few are looked at.
  package func common(to pair: Pair) -> Set<UInt64> {
    guard let one = submissions[pair.first], let other = submissions[pair.second] else { return [] }
    let common = one.places.keys.filter { other.places[$0] != nil && !given.contains($0) }
    let rare = common.filter { own[$0] != nil }
    return Set(rare.isEmpty ? common : rare)
  }
}

extension Fingerprints {
  /// The lines of each file in which these fingerprints stand, by the index of the file.
  package func lines(of common: Set<UInt64>) -> [Int: Set<Int>] {
    var lines: [Int: Set<Int>] = [:]
    for place in common.flatMap({ places[$0] ?? [] }) {
      lines[place.file, default: []].formUnion(place.lines)
    }
    return lines
  }
}
