/// What somebody looks for, without a care how the page was broken into rows.
///
/// White space in it is found as any white space, or where a row ends. Case matters only if it has
/// a capital. Letters are compared as they are composed: pages and keyboards both compose them.
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
        if page[start].folded == first.folded, isMatch(at: start, in: page) {
          matches.append(start..<start + units.count)
          start += units.count
        } else {
          start += 1
        }
      }
    }
    return matches
  }

  private func isMatch(at start: Int, in page: UnsafeBufferPointer<TextIndex.Unit>) -> Bool {
    for (offset, wanted) in units.enumerated() {
      let unit = page[start + offset]
      let isSame = heedsCase ? unit.cased == wanted.cased : unit.folded == wanted.folded
      guard isSame, offset == 0 || isJoined(unit, wanted) else { return false }
    }
    return true
  }

  /// Whether what stands before a unit is what the pattern has there.
  private func isJoined(_ unit: TextIndex.Unit, _ wanted: TextIndex.Unit) -> Bool {
    guard !unit.has(TextIndex.Unit.block) else { return false }
    guard !unit.has(TextIndex.Unit.row) else { return true }
    return unit.has(TextIndex.Unit.space) == wanted.has(TextIndex.Unit.space)
  }
}
