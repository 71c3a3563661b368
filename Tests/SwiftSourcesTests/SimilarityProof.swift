import Testing

@testable import SwiftSources

/// The time to compare a large class, in a build for tests; the times are printed.
@Suite("Similarity of a large class")
struct SimilarityProof {
  /// A thousand students in groups of a hundred with similar answers: the maximum amount to
  /// compare, because text shared by more students counts as common.
  @Test("of a thousand takes as much longer than of five hundred as there are more pairs")
  func thousand() {
    let half = duration(ofComparing: 500)
    let whole = duration(ofComparing: 1_000)
    // Four times the pairs; a busy machine may add half of that again.
    #expect(whole < half * 6)
  }

  private func duration(ofComparing count: Int) -> Duration {
    let kinds = (0..<10).map {
      SimilarityTests.prints(SimilarityTests.answer($0 * 7), SimilarityTests.answer($0 * 7 + 1))
    }
    let classroom = (0..<count).map { kinds[$0 % 10] as Fingerprints? }

    let start = ContinuousClock.now
    let pairs = SimilarPairs(of: classroom, given: []).pairs
    let duration = ContinuousClock.now - start
    let alike = count / kinds.count
    #expect(pairs.count == kinds.count * alike * (alike - 1) / 2)
    print("\(pairs.count) pairs of \(count) in \(duration)")
    return duration
  }
}
