/// Divides the width of a page among the columns of a table.
struct ColumnWidths {
  /// A column is not made narrower than this, unless all it holds is narrower.
  static let least = 8
  /// Words up to these widths are not broken, the first if there is room for it.
  static let words = [40, 24]

  /// What one column asks for.
  struct Wish {
    /// The columns that its longest cell takes in one row.
    let natural: Int
    /// The columns that its longest word takes.
    let longestWord: Int

    fileprivate func width(upTo level: Int, word: Int) -> Int {
      let least = min(natural, max(ColumnWidths.least, min(longestWord, word)))
      return max(least, min(natural, level))
    }
  }

  /// The width of each column, at most what it asks for, so that their sum is within `room`; `nil`
  /// when some would be too narrow to read.
  ///
  /// Columns above a common level give way, those below it keep what they need.
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
