import FullScreen

/// A search in a page: what for, where it was found, and which of the places one is at.
struct Search: Sendable {
  let pattern: SearchPattern
  /// Ranges of units, from top to bottom.
  let matches: [Range<Int>]
  /// The match one is at, an index; `nil` when there is none.
  private(set) var current: Int?

  init(for pattern: SearchPattern, in index: TextIndex) {
    self.pattern = pattern
    matches = pattern.matches(in: index)
  }

  /// The place one is at, in units.
  var place: Range<Int>? { current.map { matches[$0] } }

  /// Goes to the first match that begins at a unit or after it; to the very first if none does.
  ///
  /// - Returns: Whether it went back to the top.
  mutating func goToFirst(from unit: Int) -> Bool {
    guard !matches.isEmpty else { return false }
    let next = partition { $0.lowerBound >= unit }
    current = next < matches.count ? next : 0
    return next == matches.count
  }

  /// Goes to the last match that begins before a unit; to the very last if none does.
  ///
  /// - Returns: Whether it went on at the end.
  mutating func goToLast(before unit: Int) -> Bool {
    guard !matches.isEmpty else { return false }
    let previous = partition { $0.lowerBound >= unit } - 1
    current = previous >= 0 ? previous : matches.count - 1
    return previous < 0
  }

  /// The matches that touch a range of units.
  func indices(touching units: Range<Int>) -> Range<Int> {
    let first = partition { $0.upperBound > units.lowerBound }
    let end = partition { $0.lowerBound >= units.upperBound }
    return first..<max(first, end)
  }

  /// The matches that have units on both sides of a place between two.
  func indices(around unit: Int) -> Range<Int> {
    let first = partition { $0.upperBound > unit }
    let end = partition { $0.lowerBound >= unit }
    return first..<max(first, end)
  }

  /// The first match for which something holds that holds for all after it.
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
