/// Distributes the width of a page among the columns of a table.
struct ColumnWidths {
  /// The minimum width of a column, unless all its content is narrower.
  static let least = 8
  /// The longest words to keep whole: the first width if there is room, otherwise the second.
  static let words = [40, 24]

  /// The space that one column requests.
  struct Wish {
    /// The width of its longest cell in a single row.
    let natural: Int
    let longestWord: Int

    fileprivate func width(upTo level: Int, word: Int) -> Int {
      let least = min(natural, max(ColumnWidths.least, min(longestWord, word)))
      return max(least, min(natural, level))
    }
  }

  /// Returns the width of each column, at most its request, so that the sum fits in `room`; nil if
  /// some columns would be too narrow to read.
  ///
  /// Columns wider than a common level shrink to it; narrower columns keep their width.
  static func fitting(_ wishes: [Wish], within room: Int) -> [Int]? {
    words.lazy.compactMap { fitting(wishes, within: room, sparing: $0) }.first
  }

  private static func fitting(
    _ wishes: [Wish], within room: Int, sparing word: Int
  ) -> [Int]? {
    func widths(upTo level: Int) -> [Int] { wishes.map { $0.width(upTo: level, word: word) } }
    guard widths(upTo: 0).reduce(0, +) <= room else { return nil }
    var fitting = 0
    var tooWide = room + 1
    while fitting + 1 < tooWide {
      let level = (fitting + tooWide) / 2
      if widths(upTo: level).reduce(0, +) <= room { fitting = level } else { tooWide = level }
    }
    var widths = widths(upTo: fitting)
    var rest = room - widths.reduce(0, +)
    for (index, wish) in wishes.enumerated() where rest > 0 {
      let added = wish.width(upTo: fitting + 1, word: word) - widths[index]
      widths[index] += added
      rest -= added
    }
    return widths
  }
}
