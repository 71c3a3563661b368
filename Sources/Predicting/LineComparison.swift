/// Two lists of lines side by side, with equal lines in the same row.
struct LineComparison: Hashable, Sendable {
  /// A row; at least one of the two is not nil.
  struct Row: Hashable, Sendable {
    let first: String?
    let second: String?

    var isSame: Bool { first == second }
  }

  let rows: [Row]

  /// Aligns as many equal lines as possible; lines that differ between two of them share rows as
  /// far as they go.
  init(of first: [String], with second: [String]) {
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for change in second.difference(from: first) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var rows: [Row] = []
    var (left, right) = (0, 0)
    while left < first.count || right < second.count {
      let isGone = gone.contains(left)
      let isCome = come.contains(right)
      let isBoth = isGone == isCome
      rows.append(
        Row(
          first: isGone || isBoth ? first[left] : nil,
          second: isCome || isBoth ? second[right] : nil
        ))
      if isGone || isBoth { left += 1 }
      if isCome || isBoth { right += 1 }
    }
    self.rows = rows
  }
}
