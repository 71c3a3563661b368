/// Tells an escaped pipe or bracket from a bare one, which libcmark's tree does not.
///
/// Before libcmark reads a source, a scalar that the source does not hold is put after each `\|`
/// and `\[`; it is taken out of every literal again. It is punctuation, as the pipe and the bracket
/// are, so that no run of `*` or `_` beside it changes its meaning (CommonMark 0.30, 6.2).
struct EscapeMark {
  /// What tells.
  let scalar: Unicode.Scalar
  /// The source with the marks in it.
  let source: String

  /// `nil` when the source has nothing to mark, no scalar is free for it, or it would get too long.
  init?(in source: String) {
    guard source.utf8.contains(UInt8(ascii: "\\")) else { return nil }
    let bytes = Array(source.utf8)
    let escapes = Self.escapes(in: bytes)
    guard !escapes.isEmpty, let scalar = Self.freeScalar(in: source) else { return nil }
    let mark = Array(String(scalar).utf8)
    let size = bytes.count + mark.count * escapes.count
    guard size <= MarkdownDocument.greatestSize else { return nil }
    var marked: [UInt8] = []
    marked.reserveCapacity(size)
    var start = 0
    for end in escapes {
      marked += bytes[start..<end]
      marked += mark
      start = end
    }
    self.scalar = scalar
    self.source = String(decoding: marked + bytes[start...], as: UTF8.self)
  }

  /// Where each `\|` and `\[` ends.
  ///
  /// A pipe is escaped by a backslash even if that is escaped itself, as in GFM; a bracket is not,
  /// since behind `\\` it may begin a link.
  private static func escapes(in bytes: [UInt8]) -> [Int] {
    var ends: [Int] = []
    var backslashes = 0
    for (index, byte) in bytes.enumerated() {
      guard byte != UInt8(ascii: "\\") else {
        backslashes += 1
        continue
      }
      let isEscaped =
        (byte == UInt8(ascii: "|") && backslashes > 0)
        || (byte == UInt8(ascii: "[") && !backslashes.isMultiple(of: 2))
      if isEscaped { ends.append(index + 1) }
      backslashes = 0
    }
    return ends
  }

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
