/// The widths of a page in columns; in typography, the measure is the length of a line.
struct Measure {
  /// The maximum width of running text on any terminal, for lines that are easy to follow
  /// (Bringhurst: 45 to 75 characters).
  static let proseLimit = 74
  /// The left margin of a page, if there is room for one on both sides.
  static let marginWidth = 4
  /// The minimum width that must remain beside an indentation.
  private static let minimum = 8

  /// The width of running text.
  let prose: Int
  /// The width of text that is not rewrapped: the full width.
  let code: Int
  /// The blank columns to the left of both, into which code extends.
  let margin: Int

  /// - Parameter hasMargin: Whether the page has a margin if there is room for one.
  init(columns: Int, hasMargin: Bool = false) {
    let isWide = columns >= Self.proseLimit + 2 * Self.marginWidth
    let margin = hasMargin && isWide ? Self.marginWidth : 0
    self.init(
      prose: min(columns - margin, Self.proseLimit), code: columns - margin, margin: margin)
  }

  private init(prose: Int, code: Int, margin: Int) {
    self.prose = prose
    self.code = code
    self.margin = margin
  }

  /// The measure with the margin as part of its width.
  var outdented: Measure { Measure(prose: prose, code: code + margin, margin: 0) }

  /// The measure beside an indentation, or nil if too little would remain.
  func indented(by columns: Int) -> Measure? {
    guard prose - columns >= Self.minimum else { return nil }
    return Measure(prose: prose - columns, code: code - columns, margin: 0)
  }
}
