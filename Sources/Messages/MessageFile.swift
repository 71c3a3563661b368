/// A binary catalogue of GNU gettext, a `.mo` file: pairs of texts, sorted by the first.
///
/// Nothing in it is believed: an offset that leads out of the file, or a text that is not UTF-8, is a
/// message that is not there.
struct MessageFile: Hashable, Sendable {
  private let bytes: [UInt8]
  /// Whether its numbers begin with their highest byte.
  private let isSwapped: Bool
  private let count: Int
  /// Where the lengths and offsets of the originals and of the translations are.
  private let (originals, translations): (Int, Int)

  /// nil if it does not begin as such a file, or its tables are not in it.
  init?(_ bytes: [UInt8]) {
    switch bytes.prefix(4) {
    case [0xDE, 0x12, 0x04, 0x95]: isSwapped = false
    case [0x95, 0x04, 0x12, 0xDE]: isSwapped = true
    default: return nil
    }
    self.bytes = bytes
    guard let revision = Self.number(at: 4, of: bytes, isSwapped), revision >> 16 <= 1,
      let count = Self.number(at: 8, of: bytes, isSwapped),
      let originals = Self.number(at: 12, of: bytes, isSwapped),
      let translations = Self.number(at: 16, of: bytes, isSwapped),
      originals + count * 8 <= bytes.count, translations + count * 8 <= bytes.count
    else { return nil }
    (self.count, self.originals, self.translations) = (count, originals, translations)
  }

  /// The forms that an original has in this language: one, or as many as the language has for
  /// numbers; nil if there are none.
  func translations(of original: String) -> [String]? {
    let wanted = Array(original.utf8)
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      guard let found = text(middle, of: originals) else { return nil }
      // Behind the first NUL stands the other English form.
      let key = found.prefix { $0 != 0 }
      if key.elementsEqual(wanted) { return forms(of: middle) }
      range =
        key.lexicographicallyPrecedes(wanted)
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private func forms(of index: Int) -> [String]? {
    guard let text = text(index, of: translations) else { return nil }
    let forms = text.split(separator: 0, omittingEmptySubsequences: false)
      .compactMap { String(validating: $0, as: UTF8.self) }
    return forms.isEmpty ? nil : forms
  }

  /// The bytes of a table's entry; nil if they are not in the file.
  private func text(_ index: Int, of table: Int) -> ArraySlice<UInt8>? {
    guard let length = Self.number(at: table + index * 8, of: bytes, isSwapped),
      let start = Self.number(at: table + index * 8 + 4, of: bytes, isSwapped),
      start + length <= bytes.count
    else { return nil }
    return bytes[start..<start + length]
  }

  /// Four bytes as a number; nil behind the end.
  private static func number(at offset: Int, of bytes: [UInt8], _ isSwapped: Bool) -> Int? {
    guard offset + 4 <= bytes.count else { return nil }
    let digits = bytes[offset..<offset + 4]
    return isSwapped
      ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
