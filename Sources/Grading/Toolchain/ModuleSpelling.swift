/// The ways in which the compiler spells a module's name in a symbol (swift: docs/ABI/Mangling.rst,
/// "Identifiers").
///
/// Usually with its length, `11ContactRows`. A word that occurred earlier in the symbol becomes a
/// letter: after the module `Rows` the spelling is `07ContactD0`. Such a name begins with `0`, each
/// run of other letters has its length, and a final letter is followed by `0`. The name may also
/// repeat its own words: `TickTickBoom` is `04TickA4Boom`.
struct ModuleSpelling {
  private let module: String
  private let words: [Word]

  /// Up to this many different words, we try all abbreviations; each word doubles their number. For
  /// longer names, we only try abbreviations of up to two words.
  private static let maxWords = 8
  /// The most words of a symbol that the compiler remembers.
  private static let maxLetters = 26

  init(of module: String) {
    self.module = module
    words = Self.words(in: module)
  }

  /// All spellings as patterns, with `?` for any letter.
  var patterns: [String] {
    let choices = Self.choices(of: different)
    // After the most words that the compiler remembers, a repeated one is spelled out.
    let others = [true, false].flatMap { repeats in
      choices.map { spelling(knowing: $0, noting: repeats) { _ in "?" } }
    }
    var seen: Set<String> = []
    return (["\(module.utf8.count)\(module)"] + others).filter { seen.insert($0).inserted }
  }

  /// The beginning of symbols of this module, where no word precedes its name. A word's letter is
  /// its index among the words so far, and the last letter is a capital.
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
    /// Whether it can become a letter; others are too short.
    let counts: Bool
  }

  /// The words that can become letters, without duplicates.
  private var different: [String] {
    var seen: Set<String> = []
    return words.filter { $0.counts && seen.insert($0.text).inserted }.map(\.text)
  }

  /// The sets of words that may have occurred before.
  private static func choices(of words: [String]) -> [Set<String>] {
    if words.count > maxWords {
      return [[]]
        + words.indices.flatMap { first in words[first...].map { [words[first], $0] } }
    }
    return (0..<(1 << words.count)).map { mask in
      Set(words.indices.filter { mask & (1 << $0) != 0 }.map { words[$0] })
    }
  }

  /// The name with letters for words that are known, or that are remembered while spelling it.
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

  /// The name's words and the parts between them, by the compiler's rule (swift:
  /// include/swift/Demangling/ManglingUtils.h): a word does not begin at a digit or an underscore,
  /// and ends at an underscore, or where a capital follows another letter.
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
