/// The widths that a page is set to, in columns: a typographer's word for the length of a line.
struct Measure {
  /// The widest that running text gets, however wide the terminal is: a row that the eye can follow
  /// and find back from (Bringhurst: 45 to 75 characters).
  static let proseLimit = 74
  /// The blank columns to the left of a page where there is room for as many on both of its sides.
  static let marginWidth = 4
  /// An indentation that would leave less than this is not made.
  private static let minimum = 8

  /// The width of running text.
  let prose: Int
  /// The width of what is not rewrapped: all there is.
  let code: Int
  /// The blank columns before both, into which code stands out.
  let margin: Int

  /// - Parameter hasMargin: Whether the page has a margin where there is room for one.
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

  /// The same place, the margin part of it.
  var outdented: Measure { Measure(prose: prose, code: code + margin, margin: 0) }

  /// What is left beside an indentation, or `nil` when that is too little to read.
  func indented(by columns: Int) -> Measure? {
    guard prose - columns >= Self.minimum else { return nil }
    return Measure(prose: prose - columns, code: code - columns, margin: 0)
  }
}
