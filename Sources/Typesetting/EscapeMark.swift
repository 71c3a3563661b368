/// Tells an escaped pipe, bracket or tilde from a bare one, and a footnote's sign from what looks like
/// one, which libcmark's tree does not, and stops libcmark where it would take too long.
///
/// Before libcmark reads a source, a scalar that the source does not hold is put after each `\|`,
/// `\[` and `\~`, behind each sign of a footnote, and in the places that `ParserBounds` finds; it is taken out of every literal
/// again. It is punctuation, as they are, so that no run of `*` or `_` beside it changes its meaning
/// (CommonMark 0.30, 6.2).
struct EscapeMark {
  /// What tells.
  let scalar: Unicode.Scalar
  /// The source with the marks in it.
  let source: String
  /// Whether there are signs of footnotes.
  let hasFootnotes: Bool

  /// `nil` when the source has nothing to mark, no scalar is free for it, or it would get too long.
  ///
  /// - Throws: `TypesettingError.tooEntangled` if that leaves libcmark unbounded.
  init?(in source: String) throws(TypesettingError) {
    let bytes = Array(source.utf8)
    let bounds = ParserBounds(of: bytes)
    let signs = FootnoteSign.ranges(in: bytes)
    let places = (Self.escapes(in: bytes) + signs.map(\.upperBound) + bounds.places).sorted()
    guard !places.isEmpty else { return nil }
    let size = bytes.count + Self.markSize * places.count
    guard size <= MarkdownDocument.greatestSize, let scalar = Self.freeScalar(in: source) else {
      if let line = bounds.firstLine { throw .tooEntangled(line: line) }
      return nil
    }
    let mark = Array(String(scalar).utf8)
    var marked: [UInt8] = []
    marked.reserveCapacity(size)
    var start = 0
    // Two may want the same place: a long address behind a footnote's sign.
    for end in places where end > start {
      marked += bytes[start..<end]
      marked += mark
      start = end
    }
    self.scalar = scalar
    hasFootnotes = !signs.isEmpty
    self.source = String(decoding: marked + bytes[start...], as: UTF8.self)
  }

  /// Where each `\|`, `\[` and `\~` ends.
  ///
  /// A pipe is escaped by a backslash even if that is escaped itself, as in GFM; the others are not,
  /// since behind `\\` they may begin a link or struck words.
  private static func escapes(in bytes: [UInt8]) -> [Int] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return [] }
    var ends: [Int] = []
    var backslashes = 0
    for (index, byte) in bytes.enumerated() {
      guard byte != UInt8(ascii: "\\") else {
        backslashes += 1
        continue
      }
      let isEscaped =
        (byte == UInt8(ascii: "|") && backslashes > 0)
        || ("[~".utf8.contains(byte) && !backslashes.isMultiple(of: 2))
      if isEscaped { ends.append(index + 1) }
      backslashes = 0
    }
    return ends
  }

  /// The bytes of a mark.
  private static let markSize = 4

  /// One of the cuneiform word dividers: punctuation to libcmark, and hardly ever written.
  private static func freeScalar(in source: String) -> Unicode.Scalar? {
    (0x12470...0x12474 as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
      .first { !source.unicodeScalars.contains($0) }
  }
}

// MARK: - Taking the marks out

extension EscapeMark {
  /// A literal as its author wrote it.
  func removed(from literal: String) -> String {
    guard literal.unicodeScalars.contains(scalar) else { return literal }
    var text = ""
    text.unicodeScalars += literal.unicodeScalars.filter { $0 != scalar }
    return text
  }

  /// A literal inside a row of a table, where `\|` is a pipe even in code (GFM, example 200).
  func unescapingPipes(in literal: String) -> String {
    var text = ""
    for scalar in literal.unicodeScalars {
      guard scalar == self.scalar else {
        text.unicodeScalars.append(scalar)
        continue
      }
      if text.unicodeScalars.suffix(2).elementsEqual("\\|".unicodeScalars) {
        text.unicodeScalars.removeLast(2)
        text.unicodeScalars.append("|")
      }
    }
    return text
  }
}
