/// Distinguishes escaped pipes, brackets and tildes from plain ones, and footnote labels from
/// lookalikes; libcmark's tree does not. It also stops libcmark where it would take too long.
///
/// Before libcmark parses a source, a scalar that does not occur in it is inserted after each `\|`,
/// `\[` and `\~`, after each footnote label, and at the places that `ParserBounds` finds. It is
/// removed from every literal afterwards. Like those characters it is punctuation, so a run of `*`
/// or `_` beside it keeps its meaning (CommonMark 0.30, 6.2).
struct EscapeMark {
  /// The inserted scalar.
  let scalar: Unicode.Scalar
  let source: String
  /// Whether the source has footnote labels.
  let hasFootnotes: Bool

  /// Returns nil if the source has nothing to mark, no scalar is free, or it would become too long.
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
    // Two marks may share a place, as with a long address after a footnote label.
    for end in places where end > start {
      marked += bytes[start..<end]
      marked += mark
      start = end
    }
    self.scalar = scalar
    hasFootnotes = !signs.isEmpty
    self.source = String(decoding: marked + bytes[start...], as: UTF8.self)
  }

  /// The end of each `\|`, `\[` and `\~`.
  ///
  /// A backslash escapes a pipe even if the backslash is escaped itself, as in GFM. For the others
  /// it does not: after `\\` they may begin a link or a strikethrough.
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

  /// The size of a mark in bytes.
  private static let markSize = 4

  /// One of the rare cuneiform word dividers, which libcmark treats as punctuation.
  private static func freeScalar(in source: String) -> Unicode.Scalar? {
    (0x12470...0x12474 as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
      .first { !source.unicodeScalars.contains($0) }
  }
}

// MARK: - Taking the marks out

extension EscapeMark {
  /// A literal without marks, as its author wrote it.
  func removed(from literal: String) -> String {
    guard literal.unicodeScalars.contains(scalar) else { return literal }
    var text = ""
    text.unicodeScalars += literal.unicodeScalars.filter { $0 != scalar }
    return text
  }

  /// A literal in a table row, where `\|` is a pipe even in code (GFM, example 200).
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
