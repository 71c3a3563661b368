/// The text to search for, independent of line breaks.
///
/// White space in it matches any white space or the end of a row. Case only matters if it contains
/// a capital. Letters are compared decomposed, so that different compositions match; a letter
/// without marks matches any marks, one with marks only the same. Matches are whole grapheme
/// clusters, except for marks.
struct SearchPattern: Hashable, Sendable {
  /// The text as typed.
  let text: String
  private let units: [TextIndex.Unit]
  private let heedsCase: Bool

  init(_ text: String) {
    self.text = text
    var units: [TextIndex.Unit] = []
    var flags: UInt32 = 0
    TextIndex.forEachUnit(of: text) { unit in
      units.append(TextIndex.Unit(bits: unit.bits | (units.isEmpty ? 0 : flags)))
      flags = 0
    } space: {
      flags = TextIndex.Unit.space
    }
    self.units = units
    heedsCase = units.contains { $0.has(TextIndex.Unit.upperCase) }
  }

  /// Returns the matches from top to bottom; they do not overlap.
  func matches(in index: TextIndex) -> [Range<Int>] {
    guard let first = units.first else { return [] }
    var matches: [Range<Int>] = []
    index.units.withUnsafeBufferPointer { page in
      var start = 0
      while start + units.count <= page.count {
        if page[start].folded == first.folded, let end = end(ofMatchAt: start, in: page) {
          matches.append(start..<end)
          start = end
        } else {
          start += 1
        }
      }
    }
    return matches
  }

  /// Returns the end of a match that begins at a unit; nil if there is none.
  private func end(
    ofMatchAt start: Int, in page: UnsafeBufferPointer<TextIndex.Unit>
  ) -> Int? {
    var place = start
    var isBare = false
    for wanted in units {
      let continues = wanted.has(TextIndex.Unit.continuation)
      if isBare, !continues { place = endOfMarks(at: place, in: page) }
      guard place < page.count else { return nil }
      let unit = page[place]
      let isSame = heedsCase ? unit.cased == wanted.cased : unit.folded == wanted.folded
      guard isSame, continues == unit.has(TextIndex.Unit.continuation),
        place == start || isJoined(unit, wanted)
      else { return nil }
      isBare = !continues
      place += 1
    }
    if isBare { place = endOfMarks(at: place, in: page) }
    let isWhole = place == page.count || !page[place].has(TextIndex.Unit.continuation)
    return isWhole ? place : nil
  }

  /// Returns the first unit from here on that is not a mark of the letter before it.
  private func endOfMarks(at start: Int, in page: UnsafeBufferPointer<TextIndex.Unit>) -> Int {
    page[start...].firstIndex {
      !$0.has(TextIndex.Unit.continuation) || !$0.has(TextIndex.Unit.mark)
    } ?? page.count
  }

  /// Whether the boundary before a unit is the one that the pattern requires there.
  private func isJoined(_ unit: TextIndex.Unit, _ wanted: TextIndex.Unit) -> Bool {
    guard !unit.has(TextIndex.Unit.block) else { return false }
    guard !unit.has(TextIndex.Unit.row) else { return true }
    return unit.has(TextIndex.Unit.space) == wanted.has(TextIndex.Unit.space)
  }
}
