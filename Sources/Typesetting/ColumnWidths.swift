/// Divides the width of a page among the columns of a table.
struct ColumnWidths {
  /// A column is not made narrower than this, unless all it holds is narrower.
  static let least = 8
  /// A word up to this width is not broken.
  static let word = 24

  /// What one column asks for.
  struct Wish {
    /// The columns that its longest cell takes in one row.
    let natural: Int
    /// The columns that its longest word takes.
    let longestWord: Int

    fileprivate var least: Int {
      min(natural, max(ColumnWidths.least, min(longestWord, ColumnWidths.word)))
    }

    fileprivate func width(upTo level: Int) -> Int { max(least, min(natural, level)) }
  }

  /// The width of each column, at most what it asks for, so that their sum is within `room`; `nil`
  /// when some would be too narrow to read.
  ///
  /// Columns above a common level give way, those below it keep what they need.
  static func fitting(_ wishes: [Wish], within room: Int) -> [Int]? {
    func widths(upTo level: Int) -> [Int] { wishes.map { $0.width(upTo: level) } }
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
      let added = wish.width(upTo: fitting + 1) - widths[index]
      widths[index] += added
      rest -= added
    }
    return widths
  }
}
