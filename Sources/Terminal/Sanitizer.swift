/// Makes characters visible that could control a terminal or hide text.
///
/// Use it for every literal of a document, after decoding its entities, and for all output of
/// learners' programs.
package enum Sanitizer {
  /// The text with control characters as symbols (U+2400 and up) and other unsafe ones as U+FFFD;
  /// tab and newline stay.
  ///
  /// It replaces C0, DEL and C1; line and paragraph separators, which some terminals obey;
  /// characters that reorder text (U+202A–202E, U+2066–2069); and invisible ones (Hangul fillers,
  /// invisible operators, tags). Characters that join, separate or direct their neighbors stay,
  /// because ordinary text needs them, as do the tags of the three flags that use them.
  package static func clean(_ text: String) -> String {
    guard isSuspect(text) else { return text }
    var clean = ""
    clean.unicodeScalars.reserveCapacity(text.utf8.count)
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      let length = flags.first { rest.starts(with: $0.unicodeScalars) }?.unicodeScalars.count
      if let length {
        clean.unicodeScalars += rest.prefix(length)
      } else {
        clean.unicodeScalars.append(visible(scalar))
      }
      rest = rest.dropFirst(length ?? 1)
    }
    return clean
  }

  /// The flags of England, Scotland and Wales: a black flag, the region's name in tags, and an end
  /// tag (UTS #51, "Valid emoji tag sequences").
  private static let flags = ["gbeng", "gbsct", "gbwls"].map { region in
    let tags = region.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) }
    return "\u{1F3F4}" + String(String.UnicodeScalarView(tags)) + "\u{E007F}"
  }

  /// Checks only for bytes that could begin an unsafe character; most text has none.
  private static func isSuspect(_ text: String) -> Bool {
    let hasCandidate =
      text.utf8.withContiguousStorageIfAvailable { bytes in
        // Scan all bytes without an early exit: twice as fast for text that has none.
        bytes.reduce(UInt8(0)) { $0 | (isCandidate($1) ? 1 : 0) } > 0
      } ?? true
    return hasCandidate && text.unicodeScalars.contains { visible($0) != $0 }
  }

  private static func isCandidate(_ byte: UInt8) -> Bool {
    let isControl = (byte < 0x20) != (byte == 0x09 || byte == 0x0A)
    return isControl || byte == 0x7F || leadBytes[Int(byte)]
  }

  /// For each byte, whether it can begin an unsafe scalar.
  private static let leadBytes: [Bool] = (0...255).map {
    [0xC2, 0xE1, 0xE2, 0xE3, 0xEF, 0xF0, 0xF3].contains($0)
  }

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A: scalar
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x2028, 0x2029: "\u{2424}"
    case 0x80...0x9F, 0x202A...0x202E, 0x2060...0x206F, 0xFFF9...0xFFFB: "\u{FFFD}"
    case 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x3164, 0xFFA0: "\u{FFFD}"
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE007F: "\u{FFFD}"
    default: scalar
    }
  }
}
