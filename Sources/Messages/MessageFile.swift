/// A binary catalogue of GNU gettext, a `.mo` file: pairs of texts, sorted by the first.
///
/// The file is not trusted: a message whose offset leads out of the file, or whose text is not
/// UTF-8, counts as missing.
struct MessageFile: Hashable, Sendable {
  private let bytes: [UInt8]
  /// Whether its numbers are big-endian.
  private let isSwapped: Bool
  private let count: Int
  /// The offsets of the tables with lengths and offsets of originals and translations.
  private let (originals, translations): (Int, Int)

  /// Nil if the file does not start like a catalogue, or does not contain its tables.
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

  /// Returns the forms of an original in this language: one, or as many as the language has for
  /// numbers; nil if there are none.
  func translations(of original: String) -> [String]? {
    let wanted = Array(original.utf8)
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      guard let found = text(middle, of: originals) else { return nil }
      // The other English form follows the first NUL.
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

  /// Returns the bytes of a table's entry; nil if they are not in the file.
  private func text(_ index: Int, of table: Int) -> ArraySlice<UInt8>? {
    guard let length = Self.number(at: table + index * 8, of: bytes, isSwapped),
      let start = Self.number(at: table + index * 8 + 4, of: bytes, isSwapped),
      start + length <= bytes.count
    else { return nil }
    return bytes[start..<start + length]
  }

  /// Returns four bytes as a number; nil past the end.
  private static func number(at offset: Int, of bytes: [UInt8], _ isSwapped: Bool) -> Int? {
    guard offset + 4 <= bytes.count else { return nil }
    let digits = bytes[offset..<offset + 4]
    return isSwapped
      ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
