import Terminal

/// A list of which one row is chosen.
package struct Menu: Hashable, Sendable {
  /// How many rows it has.
  package let count: Int
  /// The row that is chosen.
  package private(set) var chosen: Int
  /// The row at the top of the screen.
  package private(set) var top = 0
  private var rows: Int

  /// A list of `count` rows, at least one, of which the screen shows `rows` at a time.
  package init(count: Int, chosen: Int, rows: Int) {
    self.count = count
    self.chosen = chosen
    self.rows = rows
    fit(into: rows)
  }

  /// Makes the list as high as the screen has become.
  package mutating func fit(into rows: Int) {
    self.rows = rows
    top = min(top, max(0, count - rows))
    top = min(max(top, chosen - rows + 1), chosen)
  }

  /// Moves the choice as a key asks for.
  package mutating func move(_ key: Key) {
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
