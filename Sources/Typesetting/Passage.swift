import Terminal

/// The rows of consecutive blocks.
struct Passage {
  /// The rows from top to bottom.
  private(set) var lines: [Line] = []
  /// Whether the first visible block is a heading.
  private(set) var beginsWithHeading = false
  /// Whether the last visible block is a heading.
  private var endsWithHeading = false

  /// A copy with only the last row.
  var endsOnly: Passage {
    var ends = self
    ends.lines = lines.suffix(1)
    return ends
  }

  /// Appends the rows of a block. A block without rows adds no empty row, either.
  ///
  /// - Parameter blank: An empty row; nil to leave none between blocks.
  mutating func append(_ added: [Line], of block: Block, blank: Line?) {
    guard !added.isEmpty else { return }
    let isHeading = if case .heading = block { true } else { false }
    append(added, beginsWithHeading: isHeading, endsWithHeading: isHeading, blank: blank)
  }

  /// Appends another passage.
  mutating func append(_ passage: Passage) {
    guard !passage.lines.isEmpty else { return }
    append(
      passage.lines, beginsWithHeading: passage.beginsWithHeading,
      endsWithHeading: passage.endsWithHeading, blank: Line())
  }

  /// The number of empty rows above the next block; a heading is closer to the text that follows.
  func gap(beforeHeading isHeading: Bool) -> Int {
    if lines.isEmpty { return 0 }
    return isHeading && !endsWithHeading ? 2 : 1
  }

  private mutating func append(
    _ added: [Line], beginsWithHeading begins: Bool, endsWithHeading ends: Bool, blank: Line?
  ) {
    if lines.isEmpty { beginsWithHeading = begins }
    if let blank { lines += Array(repeating: blank, count: gap(beforeHeading: begins)) }
    lines += added
    endsWithHeading = ends
  }
}
