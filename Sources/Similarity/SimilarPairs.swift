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
    /// The fingerprints that they share.
    package let common: Set<UInt64>
  }

  /// Fingerprints of its own that a submission needs, to be compared.
  private static let enough = 6
  /// What they have to share, of the shorter one's own.
  private static let leastShare = 0.5
  /// What so many of a class write is common to it: this part of it, but at least these many.
  private static let commonPart = (share: 0.1, count: 3)

  /// Most alike first.
  package let pairs: [Pair]

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
    var counts = [Int](repeating: 0, count: submissions.count)
    // By both indices in one number.
    var shared: [Int: Int] = [:]
    for indices in own.values {
      for (place, first) in indices.enumerated() {
        counts[first] += 1
        for second in indices[(place + 1)...] {
          shared[first * submissions.count + second, default: 0] += 1
        }
      }
    }
    pairs = shared.compactMap { both, count in
      let (first, second) = (both / submissions.count, both % submissions.count)
      let share = Double(count) / Double(max(min(counts[first], counts[second]), 1))
      guard count >= Self.enough, share >= Self.leastShare, let one = submissions[first],
        let other = submissions[second]
      else { return nil }
      let common = one.places.keys.filter { own[$0] != nil && other.places[$0] != nil }
      return Pair(first: first, second: second, share: share, common: Set(common))
    }.sorted {
      ($1.share, $1.common.count, $0.first, $0.second)
        < ($0.share, $0.common.count, $1.first, $1.second)
    }
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
