/// The ways in which the compiler spells a module's name in a symbol (swift: docs/ABI/Mangling.rst,
/// "Identifiers").
///
/// Mostly with its length, `11ContactRows`. A word that has stood in the symbol before is a letter:
/// behind the module `Rows` it is `07ContactD0`. Then the name begins with `0`, each run of other
/// letters has its length, and a letter at the end is followed by `0`.
struct ModuleSpelling {
  /// Patterns, with `?` for any letter.
  let patterns: [String]

  /// A name of so many words has that many abbreviations, and twice as many with each more.
  private static let maxWords = 6

  init(of module: String) {
    let words = Self.words(in: module)
    let plain = "\(module.utf8.count)\(module)"
    let masks = words.count <= Self.maxWords ? Array(1..<(1 << words.count)) : []
    patterns = [plain] + masks.compactMap { Self.pattern(words, replacing: $0) }
  }

  private struct Word {
    let text: String
    /// Whether it can be a letter: others are too short.
    let counts: Bool
  }

  private static func pattern(_ words: [Word], replacing mask: Int) -> String? {
    var text = "0"
    var literal = ""
    func spelled() -> String { literal.isEmpty ? "" : "\(literal.utf8.count)\(literal)" }
    for (index, word) in words.enumerated() {
      guard mask & (1 << index) != 0 else {
        literal += word.text
        continue
      }
      guard word.counts else { return nil }
      text += spelled() + "?"
      literal = ""
    }
    return text + (literal.isEmpty ? "0" : spelled())
  }

  /// Its words and what is between them, by the compiler's rule (swift:
  /// include/swift/Demangling/ManglingUtils.h): a word begins at neither a digit nor an underscore,
  /// and ends at an underscore, or where a capital follows what is none.
  private static func words(in name: String) -> [Word] {
    var words: [Word] = []
    var between = ""
    var word = ""
    func end() {
      if !word.isEmpty { words.append(Word(text: word, counts: word.utf8.count > 1)) }
      word = ""
    }
    for letter in name {
      if let last = word.last, letter == "_" || (letter.isUppercase && !last.isUppercase) { end() }
      if word.isEmpty, letter == "_" || letter.isNumber {
        between.append(letter)
        continue
      }
      if !between.isEmpty { words.append(Word(text: between, counts: false)) }
      between = ""
      word.append(letter)
    }
    end()
    if !between.isEmpty { words.append(Word(text: between, counts: false)) }
    return words
  }
}
