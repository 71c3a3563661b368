/// The widths that a page is set to, in columns: a typographer's word for the length of a line.
struct Measure {
  /// The widest that running text gets, however wide the terminal is.
  static let proseLimit = 100
  /// An indentation that would leave less than this is not made.
  private static let minimum = 8

  /// The width of running text.
  let prose: Int
  /// The width of code, which is not rewrapped: all there is.
  let code: Int

  init(columns: Int) {
    self.init(prose: min(columns, Self.proseLimit), code: columns)
  }

  private init(prose: Int, code: Int) {
    self.prose = prose
    self.code = code
  }

  /// What is left beside an indentation, or `nil` when that is too little to read.
  func indented(by columns: Int) -> Measure? {
    guard prose - columns >= Self.minimum else { return nil }
    return Measure(prose: prose - columns, code: code - columns)
  }
}
