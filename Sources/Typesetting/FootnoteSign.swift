/// A footnote label, `[^label]`: a reference in the text or, followed by a colon, the start of a
/// footnote (GitHub's footnotes).
///
/// `EscapeMark` puts its mark after each, so that libcmark does not treat it as link text, and so
/// that it can be distinguished from labels that are escaped, in code or in a tag.
enum FootnoteSign {
  /// A part of a text.
  enum Piece: Hashable {
    case text(String)
    /// A label, in lower case for comparison, and its source.
    case sign(label: String, source: String)
  }

  /// The byte ranges of all labels in a source, except for link texts: `[^a](b)`, `[^a][b]`.
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    guard bytes.contains(UInt8(ascii: "^")) else { return [] }
    var ranges: [Range<Int>] = []
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "["), !isEscaped, let range = range(at: index, in: bytes) {
        ranges.append(range)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return ranges
  }

  /// A text node of libcmark's tree in pieces; joined, they are its text without marks.
  static func pieces(of text: String, mark: EscapeMark) -> [Piece] {
    guard text.utf8.contains(UInt8(ascii: "^")) else { return [.text(text)] }
    let scalars = text.unicodeScalars
    var pieces: [Piece] = []
    var end = scalars.startIndex
    var start: String.Index?
    var last: Unicode.Scalar?
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar == mark.scalar, last == "]", let first = start,
        scalars[first..<index].starts(with: "[^".unicodeScalars)
      {
        if first > end { pieces.append(.text(String(scalars[end..<first]))) }
        let source = String(scalars[first..<index])
        pieces.append(.sign(label: source.lowercased(), source: source))
        end = scalars.index(after: index)
      }
      if scalar == "[" { start = index } else if last == "]" { start = nil }
      last = scalar
    }
    return end < scalars.endIndex ? pieces + [.text(String(scalars[end...]))] : pieces
  }

  private static func range(at start: Int, in bytes: [UInt8]) -> Range<Int>? {
    let label = bytes[(start + 1)...].dropFirst()
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "^"),
      let end = label.firstIndex(where: { $0 <= 0x20 || "[]\\".utf8.contains($0) }),
      bytes[end] == UInt8(ascii: "]"), end > label.startIndex,
      !isLink(bytes[(end + 1)...])
    else { return nil }
    return start..<(end + 1)
  }

  /// Whether the bytes after the brackets make them a link text.
  private static func isLink(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first == UInt8(ascii: "(")
      || (rest.first == UInt8(ascii: "[") && rest.dropFirst().first != UInt8(ascii: "^"))
  }
}
