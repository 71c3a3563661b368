import Terminal

/// Blocks that are set one below the other, as rows.
struct Passage {
  /// The rows from top to bottom.
  private(set) var lines: [Line] = []
  /// Whether the first block that shows anything is a heading.
  private(set) var beginsWithHeading = false
  /// Whether the last one is.
  private var endsWithHeading = false

  /// This with its last row alone.
  var endsOnly: Passage {
    var ends = self
    ends.lines = lines.suffix(1)
    return ends
  }

  /// Appends a block's rows; one that shows nothing needs no empty row, either.
  ///
  /// - Parameter blank: An empty row; `nil` where none stands between blocks.
  mutating func append(_ added: [Line], of block: Block, blank: Line?) {
    guard !added.isEmpty else { return }
    let isHeading = if case .heading = block { true } else { false }
    append(added, beginsWithHeading: isHeading, endsWithHeading: isHeading, blank: blank)
  }

  /// Appends what was set by itself.
  mutating func append(_ passage: Passage) {
    guard !passage.lines.isEmpty else { return }
    append(
      passage.lines, beginsWithHeading: passage.beginsWithHeading,
      endsWithHeading: passage.endsWithHeading, blank: Line())
  }

  /// How many empty rows stand above what comes next: a heading is nearer to what it is about than to
  /// what is before it.
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
