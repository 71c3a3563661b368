/// Makes visible whatever could drive a terminal, or hide text from the eye.
///
/// Meant for every literal of a document, after its entities were decoded, and for everything a
/// learner's program says.
package enum Sanitizer {
  /// The text with controls as pictures (U+2400 and up) and the rest as U+FFFD; tab and newline stay.
  ///
  /// What goes: C0, DEL, C1; separators of lines and paragraphs, which some terminals obey; the marks
  /// that reorder text (U+202A–202E, U+2066–2069); and what nothing shows (fillers of Hangul,
  /// invisible operators, tags). What only joins, parts or directs its neighbors stays, since
  /// ordinary text needs it; so do the tags of the three flags that are written with them.
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

  /// England, Scotland and Wales: a black flag, a region's name in tags, and their end (UTS #51,
  /// "Valid emoji tag sequences").
  private static let flags = ["gbeng", "gbsct", "gbwls"].map { region in
    let tags = region.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) }
    return "\u{1F3F4}" + String(String.UnicodeScalarView(tags)) + "\u{E007F}"
  }

  /// Looks only at bytes that a control's encoding could start with; most text has none.
  private static func isSuspect(_ text: String) -> Bool {
    let hasCandidate =
      text.utf8.withContiguousStorageIfAvailable { bytes in
        // All of them, without an early end: twice as fast for text that has none.
        bytes.reduce(UInt8(0)) { $0 | (isCandidate($1) ? 1 : 0) } > 0
      } ?? true
    return hasCandidate && text.unicodeScalars.contains { visible($0) != $0 }
  }

  private static func isCandidate(_ byte: UInt8) -> Bool {
    let isControl = (byte < 0x20) != (byte == 0x09 || byte == 0x0A)
    return isControl || byte == 0x7F || leadBytes[Int(byte)]
  }

  /// Of each byte whether it begins a scalar that may go.
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
