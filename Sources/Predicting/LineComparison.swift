/// Two lists of lines side by side, each line beside its like.
struct LineComparison: Hashable, Sendable {
  /// A row; at least one of both is there.
  struct Row: Hashable, Sendable {
    let first: String?
    let second: String?

    var isSame: Bool { first == second }
  }

  let rows: [Row]

  /// As many lines as can stand beside their likes do; what differs between two of them stands
  /// side by side as far as it goes.
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
