/// The ways in which the compiler spells a module's name in a symbol (swift: docs/ABI/Mangling.rst,
/// "Identifiers").
///
/// Mostly with its length, `11ContactRows`. A word that has stood in the symbol before is a letter:
/// behind the module `Rows` it is `07ContactD0`. Then the name begins with `0`, each run of other
/// letters has its length, and a letter at the end is followed by `0`. A word that the name itself
/// repeats has stood there before, too: `TickTickBoom` is `04TickA4Boom`.
struct ModuleSpelling {
  private let module: String
  private let words: [Word]

  /// A name of so many different words has all its abbreviations, twice as many with each word; a
  /// longer one has those of two words at most.
  private static let maxWords = 8
  /// The compiler notes no more words of a symbol.
  private static let maxLetters = 26

  init(of module: String) {
    self.module = module
    words = Self.words(in: module)
  }

  /// All of them as patterns, with `?` for any letter.
  var patterns: [String] {
    let choices = Self.choices(of: different)
    // Behind as many words as the compiler notes, a repeated one is spelled out.
    let others = [true, false].flatMap { repeats in
      choices.map { spelling(knowing: $0, noting: repeats) { _ in "?" } }
    }
    var seen: Set<String> = []
    return (["\(module.utf8.count)\(module)"] + others).filter { seen.insert($0).inserted }
  }

  /// How symbols begin that are of this module, since there nothing stands before its name: of a
  /// word, the letter is its place among those so far, and the last one is a capital.
  var leading: String {
    let letters = different.prefix(Self.maxLetters)
    let repeated = words.indices.filter { index in
      words[index].counts && words[..<index].contains { $0.counts && $0.text == words[index].text }
    }
    return spelling(knowing: [], noting: true) { index in
      let place = letters.firstIndex(of: words[index].text) ?? 0
      let first: Unicode.Scalar = index == repeated.last ? "A" : "a"
      return Character(Unicode.Scalar(UInt8(first.value) + UInt8(place)))
    }
  }

  private struct Word {
    let text: String
    /// Whether it can be a letter: others are too short.
    let counts: Bool
  }

  /// The words that can be letters, each once.
  private var different: [String] {
    var seen: Set<String> = []
    return words.filter { $0.counts && seen.insert($0.text).inserted }.map(\.text)
  }

  /// Which of these words may have stood before.
  private static func choices(of words: [String]) -> [Set<String>] {
    if words.count > maxWords {
      return [[]]
        + words.indices.flatMap { first in words[first...].map { [words[first], $0] } }
    }
    return (0..<(1 << words.count)).map { mask in
      Set(words.indices.filter { mask & (1 << $0) != 0 }.map { words[$0] })
    }
  }

  /// The name with a letter for each word that is known, or that is noted as it is spelled.
  private func spelling(
    knowing known: Set<String>, noting notes: Bool, letter: (Int) -> Character
  ) -> String {
    var known = known
    var text = ""
    var literal = ""
    func run() -> String { literal.isEmpty ? "" : "\(literal.utf8.count)\(literal)" }
    for (index, word) in words.enumerated() {
      if word.counts, known.contains(word.text) {
        text += run() + String(letter(index))
        literal = ""
      } else {
        literal += word.text
        if notes { known.insert(word.text) }
      }
    }
    if text.isEmpty { return run() }
    return "0" + text + (literal.isEmpty ? "0" : run())
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
