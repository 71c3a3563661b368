import CourseModel
import SwiftSources

/// The similar submissions of a class: a hint where to look, never a verdict.
package struct Likeness: Sendable {
  /// One submission of a similar pair.
  struct Side: Sendable {
    /// Its index among the submissions.
    let index: Int
    /// The judged files.
    let files: [SourceFile]
    /// The similar lines, counted from 1, by the index of the file.
    let alike: [Int: Set<Int>]
  }

  /// Two similar submissions.
  struct Pair: Sendable {
    /// The shared fraction of the shorter submission, not counting given code, from 0 to 1.
    let share: Double
    /// Both submissions, in order of index.
    let first, second: Side
  }

  /// The maximum number of pairs to show.
  static let limit = 40

  /// The pairs to show, most similar first.
  let pairs: [Pair]
  /// The total number of pairs.
  let count: Int
  /// The number of compared submissions.
  let compared: Int
  /// The lines of the given code, without surrounding blanks.
  let given: Set<Substring>

  /// The result if nothing was compared.
  static let none = Likeness(of: [], given: []) { _ in nil }

  /// Finds similar submissions.
  ///
  /// - Parameters:
  ///   - fingerprints: The fingerprints of each submission; nil to leave it out.
  ///   - given: The given code, which does not count as similar.
  ///   - sources: Reads a submission by its index again. It is called only for pairs to show, so
  ///     that a whole class is never in memory.
  package init<Failure>(
    of fingerprints: [Fingerprints?], given: [SourceFile],
    sources: (Int) throws(Failure) -> [SourceFile]?
  ) throws(Failure) {
    let found = SimilarPairs(of: fingerprints, given: [Fingerprints(of: given)])
    var pairs: [Pair] = []
    for pair in found.pairs.prefix(Self.limit) {
      let common = found.common(to: pair)
      var sides: [Side] = []
      for index in [pair.first, pair.second] {
        guard let files = try sources(index), let prints = fingerprints[index] else { continue }
        sides.append(Side(index: index, files: files, alike: prints.lines(of: common)))
      }
      guard sides.count == 2 else { continue }
      pairs.append(Pair(share: pair.share, first: sides[0], second: sides[1]))
    }
    self.pairs = pairs
    count = found.pairs.count
    compared = fingerprints.count { $0 != nil }
    self.given = Set(given.flatMap { $0.lines.map(\.trimmed) })
  }
}

extension SourceFile {
  /// The lines, with any line ends.
  var lines: [Substring] {
    String(decoding: content, as: UTF8.self).replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
  }
}
