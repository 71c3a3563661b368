import Terminal

/// A list with one selected row.
struct Menu: Hashable, Sendable {
  /// The number of rows.
  let count: Int
  /// The index of the selected row.
  private(set) var chosen: Int
  /// The index of the row at the top of the screen.
  private(set) var top = 0
  private var rows: Int

  /// A list of `count` rows, at least one, with `rows` of them visible.
  init(count: Int, chosen: Int, rows: Int) {
    self.count = count
    self.chosen = chosen
    self.rows = rows
    fit(into: rows)
  }

  /// Adapts the list to the height of the screen; another height has some rows above the selected one.
  mutating func fit(into rows: Int) {
    if rows != self.rows { top = max(0, chosen - rows / 3) }
    self.rows = rows
    top = min(top, max(0, count - rows))
    top = min(max(top, chosen - rows + 1), chosen)
  }

  /// Moves the selection according to a key.
  mutating func move(_ key: Key) {
    switch key {
    case .down, .tab, .character("j"), .control("n"): choose(chosen + 1)
    case .up, .backTab, .character("k"), .control("p"): choose(chosen - 1)
    case .pageDown, .character(" "), .control("f"): choose(chosen + rows)
    case .pageUp, .character("b"), .control("b"): choose(chosen - rows)
    case .home, .character("g"): choose(0)
    case .end, .character("G"): choose(count - 1)
    default: break
    }
  }

  private mutating func choose(_ index: Int) {
    chosen = min(max(0, index), count - 1)
    fit(into: rows)
  }
}
