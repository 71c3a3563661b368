import CUnistring

extension LineBreaker.Cells {
  /// A break that is allowed only if the surrounding name is too long for any row.
  static let insideName = CChar(64)

  /// A break that is allowed only if the surrounding code is too long for any row.
  static let insideCode = CChar(65)

  /// The possible breaks, with those inside addresses and names as a last resort: after a hyphen at
  /// the end of a row, it is unclear whether the hyphen belongs to the address.
  ///
  /// A name is ASCII without spaces that either contains a character which ordinary words do not,
  /// or begins with `--`.
  static func sparingNames(in bytes: [UInt8], _ breaks: [CChar]) -> [CChar] {
    var breaks = breaks
    var start = 0
    while let first = bytes[start...].firstIndex(where: isOfName) {
      let end = bytes[first...].firstIndex { !isOfName($0) } ?? bytes.count
      if isName(bytes[first..<end]) {
        for index in (first + 1)..<end where Int(breaks[index]) == UC_BREAK_POSSIBLE {
          // Never break after `https://`, which would leave no hint where it leads.
          let isBehindScheme = bytes[first..<index].suffix(2).elementsEqual("//".utf8)
          breaks[index] = isBehindScheme ? CChar(UC_BREAK_PROHIBITED) : insideName
        }
      }
      start = end
    }
    return breaks
  }

  private static func isOfName(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }

  private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count > 2 else { return false }
    if word.starts(with: "--".utf8) { return true }
    return zip(word, word.dropFirst()).contains { sign, next in
      isSign(sign) && (isAlphanumeric(next) || next == UInt8(ascii: "_"))
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "?"),
      UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "%"), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
