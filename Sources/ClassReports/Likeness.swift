import CourseModel
import Similarity

/// Submissions of a class that look alike: where to look, never a verdict.
package struct Likeness: Sendable {
  /// One of two that look alike.
  package struct Side: Sendable {
    /// Its index among the submissions.
    package let index: Int
    /// What was judged.
    package let files: [SourceFile]
    /// The lines that are alike, counted from 1, by the index of the file.
    package let alike: [Int: Set<Int>]
  }

  /// Two that look alike.
  package struct Pair: Sendable {
    /// How much of its own the shorter one shares, from 0 to 1.
    package let share: Double
    /// Both, the one with the lower index first.
    package let first, second: Side
  }

  /// Pairs that are shown, at most.
  static let limit = 40

  /// Most alike first; not more than can be shown.
  package let pairs: [Pair]
  /// How many there are.
  package let count: Int
  /// How many submissions were compared.
  package let compared: Int
  /// Lines that everybody was given, without the blanks around them.
  let given: Set<Substring>

  /// Nothing was compared.
  package static let none = Likeness(of: [], given: []) { _ in nil }

  /// Looks for those who are alike.
  ///
  /// - Parameters:
  ///   - fingerprints: Of each submission; nil for one that is not compared.
  ///   - given: What everybody was given, which makes nobody alike.
  ///   - sources: Reads a submission again, by its index: only of those that are shown, so that a class
  ///     is never in memory as a whole.
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
  /// Its lines, however they end.
  var lines: [Substring] {
    String(decoding: content, as: UTF8.self).replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
  }
}

extension Substring {
  /// Without the blanks around it.
  var trimmed: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return start[...last]
  }
}
