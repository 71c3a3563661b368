import CHyphen
import Glibc

/// Where the words of a language may be divided: Liang's patterns, as TeX uses them.
///
/// A living thing, as libhyphen keeps it; safe to share, because dividing a word only reads it.
final class HyphenationPatterns: @unchecked Sendable {
  /// The patterns of German, reformed spelling; `nil` where Debian's hyphen-de is missing.
  static let german = HyphenationPatterns(
    file: "/usr/share/hyphen/hyph_de_DE.dic", charset: "ISO8859-1",
    alphabet: "abcdefghijklmnopqrstuvwxyz", from: 0x61,
    others: ["ä": 0xE4, "ö": 0xF6, "ü": 0xFC, "ß": 0xDF])

  /// The patterns of Russian; `nil` where Debian's hyphen-ru is missing.
  static let russian = HyphenationPatterns(
    file: "/usr/share/hyphen/hyph_ru_RU.dic", charset: "KOI8-R",
    alphabet: "юабцдефгхийклмнопярстужвьызшэщчъ", from: 0xC0, others: ["ё": 0xA3])

  /// The fewest letters before a hyphen, and after it.
  private static let margin = 3

  private let dictionary: UnsafeMutablePointer<HyphenDict>
  private let codes: [Unicode.Scalar: UInt8]

  /// - Parameters:
  ///   - alphabet: Letters whose codes follow each other in the file's character set.
  ///   - others: Letters whose codes do not.
  private init?(
    file: String, charset: String, alphabet: String, from first: UInt8,
    others: [Unicode.Scalar: UInt8]
  ) {
    guard var text = Self.patterns(inFile: file, charset: charset) else { return nil }
    // The stream reads from where the text lies, so it ends before that may move.
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

  /// How many letters may stand before a hyphen, in ascending order.
  ///
  /// - Parameter word: Letters only; a letter that the language lacks makes it indivisible.
  func divisions(of word: some Collection<Unicode.Scalar>) -> [Int] {
    let letters = word.compactMap {
      codes[$0.properties.lowercaseMapping.unicodeScalars.first ?? $0]
    }
    guard letters.count == word.count, letters.count >= 2 * Self.margin else { return [] }
    guard let values = values(of: letters) else { return [] }
    // An odd value after a letter allows a hyphen there.
    return (Self.margin...letters.count - Self.margin).filter { values[$0 - 1] & 1 == 1 }
  }

  /// What the patterns say of the place after each letter.
  private func values(of letters: [UInt8]) -> [CChar]? {
    // The header asks for five more.
    var values = [CChar](repeating: 0, count: letters.count + 5)
    // Letters that change at a hyphen: none do in these languages, but libhyphen wants the places.
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

  /// The patterns of a dictionary, without the list of whole words that may stand before them.
  ///
  /// That list makes up 69 000 of the German file's 78 000 lines, takes libhyphen more than a
  /// second to read, and says little that the patterns do not.
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
