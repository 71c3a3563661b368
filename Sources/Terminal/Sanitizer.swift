/// Makes visible whatever could drive a terminal.
///
/// Meant for every literal of a document, after its entities were decoded, and for everything a
/// learner's program says.
package enum Sanitizer {
  /// The text with controls as pictures (U+2400 and up) or as U+FFFD; tab and newline stay.
  ///
  /// What goes: C0, DEL, C1, and the marks that reorder text for the eye (U+061C, U+200E, U+200F,
  /// U+202A–202E, U+2066–2069).
  package static func clean(_ text: String) -> String {
    guard isSuspect(text) else { return text }
    var clean = ""
    clean.unicodeScalars.reserveCapacity(text.utf8.count)
    clean.unicodeScalars += text.unicodeScalars.lazy.map(visible)
    return clean
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
    return isControl || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A: scalar
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }
}
