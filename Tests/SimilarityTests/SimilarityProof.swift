import Testing

@testable import Similarity

/// How long it takes to compare a large class, in a build for tests; the time is printed.
@Suite("Similarity of a large class")
struct SimilarityProof {
  /// A thousand, of whom a hundred each write alike: as much to compare as there can be, since what more
  /// of them write is common.
  @Test("of a thousand takes less than ten seconds, however much they share")
  func thousand() {
    let kinds = (0..<10).map {
      SimilarityTests.prints(SimilarityTests.answer($0 * 7), SimilarityTests.answer($0 * 7 + 1))
    }
    let classroom = (0..<1_000).map { kinds[$0 % 10] as Fingerprints? }

    let start = ContinuousClock.now
    let pairs = SimilarPairs(of: classroom, given: []).pairs
    let duration = ContinuousClock.now - start
    #expect(pairs.count == 10 * 100 * 99 / 2)
    #expect(duration < .seconds(10))
    print("\(pairs.count) pairs of 1,000 in \(duration)")
  }
}
