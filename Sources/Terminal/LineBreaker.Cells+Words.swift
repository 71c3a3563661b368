extension LineBreaker {
  /// The width that a text needs without breaking words: that of its longest word.
  package static func longestWord(of spans: [Span]) -> Int {
    Cells(of: spans).longestWord
  }
}

extension LineBreaker.Cells {
  /// The width of the widest stretch without a possible break.
  fileprivate var longestWord: Int {
    var longest = 0
    var width = 0
    for (index, cell) in cells.enumerated() {
      if index > 0, mayBreak(before: index) || isBreak(before: index, Self.insideCode) {
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
