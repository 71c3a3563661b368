/// A search in a page: the pattern, its matches, and the current match.
struct Search: Sendable {
  let pattern: SearchPattern
  /// The ranges of units, from top to bottom.
  let matches: [Range<Int>]
  /// The index of the current match; nil if there is none.
  private(set) var current: Int?

  init(for pattern: SearchPattern, in index: TextIndex) {
    self.pattern = pattern
    matches = pattern.matches(in: index)
  }

  /// The range of the current match, in units.
  var place: Range<Int>? { current.map { matches[$0] } }

  /// Goes to the first match that begins at a unit or after it; to the first of all if there is
  /// none.
  ///
  /// - Returns: Whether it went back to the top.
  mutating func goToFirst(from unit: Int) -> Bool {
    guard !matches.isEmpty else { return false }
    let next = partition { $0.lowerBound >= unit }
    current = next < matches.count ? next : 0
    return next == matches.count
  }

  /// Goes to the last match that begins before a unit; to the last of all if there is none.
  ///
  /// - Returns: Whether it continued from the end.
  mutating func goToLast(before unit: Int) -> Bool {
    guard !matches.isEmpty else { return false }
    let previous = partition { $0.lowerBound >= unit } - 1
    current = previous >= 0 ? previous : matches.count - 1
    return previous < 0
  }

  /// Returns the matches that touch a range of units.
  func indices(touching units: Range<Int>) -> Range<Int> {
    let first = partition { $0.upperBound > units.lowerBound }
    let end = partition { $0.lowerBound >= units.upperBound }
    return first..<max(first, end)
  }

  /// Returns the matches with units on both sides of a boundary between two units.
  func indices(around unit: Int) -> Range<Int> {
    let first = partition { $0.upperBound > unit }
    let end = partition { $0.lowerBound >= unit }
    return first..<max(first, end)
  }

  /// Returns the first match with a property that all later ones have, too.
  private func partition(_ holds: (Range<Int>) -> Bool) -> Int {
    var low = 0
    var high = matches.count
    while low < high {
      let middle = (low + high) / 2
      if holds(matches[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
