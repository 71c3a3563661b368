import CHyphen
import Glibc

/// The hyphenation points of a language: Liang's patterns, as TeX uses them.
///
/// An object of libhyphen; safe to share, because hyphenating only reads it.
final class HyphenationPatterns: @unchecked Sendable {
  /// The patterns for German in reformed spelling; nil if Debian's hyphen-de is missing.
  static let german = HyphenationPatterns(
    file: "/usr/share/hyphen/hyph_de_DE.dic", charset: "ISO8859-1",
    alphabet: "abcdefghijklmnopqrstuvwxyz", from: 0x61,
    others: ["ä": 0xE4, "ö": 0xF6, "ü": 0xFC, "ß": 0xDF])

  /// The patterns for Russian; nil if Debian's hyphen-ru is missing.
  static let russian = HyphenationPatterns(
    file: "/usr/share/hyphen/hyph_ru_RU.dic", charset: "KOI8-R",
    alphabet: "юабцдефгхийклмнопярстужвьызшэщчъ", from: 0xC0, others: ["ё": 0xA3])

  /// The minimum number of letters before and after a hyphen.
  private static let margin = 3

  private let dictionary: UnsafeMutablePointer<HyphenDict>
  private let codes: [Unicode.Scalar: UInt8]

  /// - Parameters:
  ///   - alphabet: Letters with consecutive codes in the file's character set.
  ///   - others: The remaining letters, with their codes.
  private init?(
    file: String, charset: String, alphabet: String, from first: UInt8,
    others: [Unicode.Scalar: UInt8]
  ) {
    guard var text = Self.patterns(inFile: file, charset: charset) else { return nil }
    // The stream reads the array's memory, so it must be closed before the array may move.
    let read = text.withUnsafeMutableBytes { bytes -> UnsafeMutablePointer<HyphenDict>? in
      guard let stream = fmemopen(bytes.baseAddress, bytes.count, "r") else { return nil }
      defer { fclose(stream) }
      return hnj_hyphen_load_file(stream)
    }
    guard let dictionary = read else { return nil }
    self.dictionary = dictionary
    codes = others.merging(zip(alphabet.unicodeScalars, first...)) { first, _ in first }
  }

  deinit { hnj_hyphen_free(dictionary) }

  /// The possible numbers of letters before a hyphen, in ascending order.
  ///
  /// - Parameter word: Letters only; a letter outside the language makes it indivisible.
  func divisions(of word: some Collection<Unicode.Scalar>) -> [Int] {
    let letters = word.compactMap {
      codes[$0.properties.lowercaseMapping.unicodeScalars.first ?? $0]
    }
    guard letters.count == word.count, letters.count >= 2 * Self.margin else { return [] }
    guard let values = values(of: letters) else { return [] }
    // An odd value after a letter allows a hyphen there.
    return (Self.margin...letters.count - Self.margin).filter { values[$0 - 1] & 1 == 1 }
  }

  /// The pattern value after each letter.
  private func values(of letters: [UInt8]) -> [CChar]? {
    // The header requires five extra bytes.
    var values = [CChar](repeating: 0, count: letters.count + 5)
    // Letters that change at a hyphen. These languages have none, but libhyphen needs the pointers.
    var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var positions: UnsafeMutablePointer<Int32>?
    var cuts: UnsafeMutablePointer<Int32>?
    let failed = letters.withUnsafeBytes { bytes in
      hnj_hyphen_hyphenate2(
        dictionary, bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(clamping: bytes.count), &values, nil, &replacements, &positions, &cuts) != 0
    }
    return failed || replacements != nil ? nil : values
  }

  /// The patterns of a dictionary, without a list of whole words that may precede them.
  ///
  /// That list makes up 69 000 of the German file's 78 000 lines. Reading it takes libhyphen more
  /// than a second and adds little to the patterns.
  private static func patterns(inFile file: String, charset: String) -> [UInt8]? {
    guard let stream = fopen(file, "r") else { return nil }
    defer { fclose(stream) }
    var text: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&piece, 1, piece.count, stream), count > 0 {
      text += piece[..<count]
    }
    guard text.starts(with: charset.utf8) else { return nil }
    guard let marker = text.firstRange(of: Array("\nNEXTLEVEL\n".utf8)) else { return text }
    return Array(charset.utf8) + text[(marker.upperBound - 1)...]
  }
}
