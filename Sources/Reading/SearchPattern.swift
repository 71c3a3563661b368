import FullScreen

/// What somebody looks for, without a care how the page was broken into rows.
///
/// White space in it is found as any white space, or where a row ends. Case matters only if it has
/// a capital. Letters are compared decomposed, so that it does not matter how a page or a keyboard
/// composes them; a letter without marks is found with any, one with marks only with the same. What
/// is found are whole grapheme clusters, marks aside.
struct SearchPattern: Hashable, Sendable {
  /// What was typed.
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

  /// Where it stands, from top to bottom; matches do not overlap.
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

  /// Where a match ends that begins at a unit; `nil` if there is none.
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

  /// The first unit from one on that is no mark of the letter before it.
  private func endOfMarks(at start: Int, in page: UnsafeBufferPointer<TextIndex.Unit>) -> Int {
    page[start...].firstIndex {
      !$0.has(TextIndex.Unit.continuation) || !$0.has(TextIndex.Unit.mark)
    } ?? page.count
  }

  /// Whether what stands before a unit is what the pattern has there.
  private func isJoined(_ unit: TextIndex.Unit, _ wanted: TextIndex.Unit) -> Bool {
    guard !unit.has(TextIndex.Unit.block) else { return false }
    guard !unit.has(TextIndex.Unit.row) else { return true }
    return unit.has(TextIndex.Unit.space) == wanted.has(TextIndex.Unit.space)
  }
}
