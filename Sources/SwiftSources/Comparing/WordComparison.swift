import CourseModel

/// The words of two lines that only one of them has.
struct WordComparison: Equatable {
  /// The ranges in my line, in Unicode scalars.
  private(set) var mine: [Range<Int>] = []
  /// The ranges in the model's line, in Unicode scalars.
  private(set) var model: [Range<Int>] = []
  /// The similarity of the lines: 0 for nothing in common, 1 for a difference only in blanks.
  private(set) var likeness = 0.0

  /// The maximum length of a line for comparing words, in scalars.
  private static let limit = 400

  init(of mine: String, with model: String) {
    let left = Self.words(of: mine)
    let right = Self.words(of: model)
    guard !left.isEmpty, !right.isEmpty else { return }
    let changes = ListDifference(from: left.map(\.text), to: right.map(\.text)).runs
      .filter { !$0.isEqual }
    let (removed, inserted) = (changes.flatMap(\.old), changes.flatMap(\.new))
    let total = Self.size(of: left) + Self.size(of: right)
    let different =
      Self.size(of: removed.map { left[$0] }) + Self.size(of: inserted.map { right[$0] })
    likeness = Double(total - different) / Double(total)
    self.mine = Self.joined(removed.map { left[$0].range }, in: mine)
    self.model = Self.joined(inserted.map { right[$0].range }, in: model)
  }

  private struct Word {
    let text: String
    let range: Range<Int>
  }

  private static func size(of words: [Word]) -> Int { words.reduce(0) { $0 + $1.range.count } }

  /// Names, numbers, and single other characters, without blanks.
  private static func words(of line: String) -> [Word] {
    let scalars = Array(line.unicodeScalars)
    guard scalars.count <= limit else { return [] }
    var words: [Word] = []
    var start = 0
    while start < scalars.count {
      var end = start + 1
      if isOfName(scalars[start]) {
        while end < scalars.count, isOfName(scalars[end]) { end += 1 }
      }
      if !scalars[start].properties.isWhitespace {
        let text = String(String.UnicodeScalarView(scalars[start..<end]))
        words.append(Word(text: text, range: start..<end))
      }
      start = end
    }
    return words
  }

  /// Non-ASCII scalars belong to their neighbours, so that no character is split.
  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || !scalar.isASCII || scalar.properties.isAlphabetic
      || scalar.properties.numericType != nil
  }

  /// The ranges in order; those separated only by blanks are merged.
  private static func joined(_ ranges: [Range<Int>], in line: String) -> [Range<Int>] {
    let scalars = Array(line.unicodeScalars)
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last,
        scalars[last.upperBound..<range.lowerBound].allSatisfy(\.properties.isWhitespace)
      {
        joined[joined.count - 1] = last.lowerBound..<range.upperBound
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
