import CUnistring

extension LineBreaker.Cells {
  /// The possible line breaks: UAX #14 as implemented by libunistring, adapted to prose about code.
  ///
  /// libunistring 1.0 lacks two rules, LB29 (no break between a full stop and a letter, as in
  /// `e.g.` or `.name`) and LB20a (no break after a hyphen that begins a word, as in `--flag`).
  /// Colons are unchanged: a selector such as `picker(_:didChoose:)` should break there. A row may
  /// end before the dot of ` .name`, which LB13 forbids, and an arrow (`->`) is never broken.
  static func possibleBreaks(in bytes: [UInt8]) -> [CChar] {
    var breaks = [CChar](repeating: 0, count: bytes.count)
    u8_possible_linebreaks_v2(bytes, bytes.count, "UTF-8", &breaks)
    for index in bytes.indices.dropFirst() {
      if isMember(at: index, in: bytes) { breaks[index] = CChar(UC_BREAK_POSSIBLE) }
      guard Int(breaks[index]) == UC_BREAK_POSSIBLE else { continue }
      switch bytes[index - 1] {
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"):
        if isLetter(bytes[index]), bytes[index] < 0xE0 {  // Chinese may follow anything
          breaks[index] = CChar(UC_BREAK_PROHIBITED)
        }
      case UInt8(ascii: "-"):
        let isInWord = index > 1 && isLetter(bytes[index - 2]) && isLetter(bytes[index])
        if !isInWord { breaks[index] = CChar(UC_BREAK_PROHIBITED) }
      default: continue
      }
    }
    return breaks
  }

  /// Whether a dot follows a space and begins a name.
  private static func isMember(at index: Int, in bytes: [UInt8]) -> Bool {
    bytes[index] == UInt8(ascii: ".") && bytes[index - 1] == UInt8(ascii: " ")
      && index + 1 < bytes.count && isLetter(bytes[index + 1])
  }

  /// Whether a byte is an ASCII letter, or part of a non-ASCII scalar, which is usually a letter.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
