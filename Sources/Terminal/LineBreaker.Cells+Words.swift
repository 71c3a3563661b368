extension LineBreaker {
  /// The columns that a text needs if no word is to be broken: those of its longest one.
  package static func longestWord(of spans: [Span]) -> Int {
    Cells(of: spans).longestWord
  }
}

extension LineBreaker.Cells {
  /// The columns of the widest stretch without a place where a row may end.
  fileprivate var longestWord: Int {
    var longest = 0
    var width = 0
    for (index, cell) in cells.enumerated() {
      if index > 0, mayBreak(before: index) {
        if isHyphenated(before: index) { longest = max(longest, width + 1) }
        width = 0
      }
      switch cell.kind {
      case .newline: width = 0
      case .softHyphen: continue
      case .space: width += 1
      case .ink:
        width += Int(cell.width)
        longest = max(longest, width)
      }
    }
    return longest
  }
}
