/// Puts soft hyphens into the words that a narrow page could not set well without.
///
/// Only German and Russian words are divided, and only those that are longer than a third of the
/// row: they leave a hole at its end, or do not fit at all. English needs no hyphens on a screen.
struct Hyphenator {
  /// No word with fewer letters is divided.
  private static let minimum = 10
  /// No word with more letters is: it is none.
  private static let maximum = 100

  /// The fewest letters of a word that is divided.
  private let threshold: Int

  /// A hyphenator for rows of so many columns.
  init(columns: Int) {
    threshold = max(Self.minimum, columns / 3)
  }

  /// A text with its long words' hyphenation points as U+00AD.
  ///
  /// - Parameters:
  ///   - text: A part of a paragraph.
  ///   - paragraph: All of it, by which German is known; asked for only if a word is long.
  func hyphenating(_ text: String, in paragraph: @autoclosure () -> String) -> String {
    guard hasLongRun(text.utf8) else { return text }
    var result = ""
    var isGerman: Bool?
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(where: Self.isLetter) {
      let word = rest[start...].prefix(while: Self.isLetter)
      result.unicodeScalars += rest[..<start]
      rest = rest[word.endIndex...]
      if (threshold...max(threshold, Self.maximum)).contains(word.count),
        !isJoined(rest.first), !isJoined(result.unicodeScalars.last)
      {
        if isGerman == nil { isGerman = Self.isGerman(paragraph()) }
        result += divided(word, isGerman: isGerman ?? false)
      } else {
        result.unicodeScalars += word
      }
    }
    result.unicodeScalars += rest
    return result
  }

  private func divided(_ word: Substring.UnicodeScalarView, isGerman: Bool) -> String {
    let isCyrillic = word.first.map { ("\u{400}"..."\u{4FF}").contains($0) } ?? false
    let patterns =
      isCyrillic ? HyphenationPatterns.russian : isGerman ? HyphenationPatterns.german : nil
    let divisions = patterns?.divisions(of: word) ?? []
    var result = ""
    for (index, letter) in word.enumerated() {
      if divisions.contains(index) { result += "\u{AD}" }
      result.unicodeScalars.append(letter)
    }
    return result
  }

  /// Whether anything between two spaces could be a long Latin or Cyrillic word, which is rare;
  /// cheap to ask, as bytes above 0xDF begin scalars of other scripts.
  private func hasLongRun(_ bytes: String.UTF8View) -> Bool {
    var run = 0
    for byte in bytes {
      run = byte == 0x20 || byte >= 0xE0 ? 0 : run + 1
      if run >= threshold { return true }
    }
    return false
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      : scalar.properties.isAlphabetic
  }

  /// Whether a neighbor makes a word part of a name or an address, or its author has divided it.
  private func isJoined(_ neighbor: Unicode.Scalar?) -> Bool {
    guard let neighbor else { return false }
    return "\u{AD}_@/\\.:0123456789".unicodeScalars.contains(neighbor)
  }

  /// German has words that no text of a few lines does without, and no other language has.
  private static func isGerman(_ paragraph: String) -> Bool {
    paragraph.split { !$0.isLetter }.contains { functionWords.contains($0.lowercased()) }
  }

  private static let functionWords: Set<String> = [
    "und", "nicht", "ist", "sind", "eine", "einen", "einer", "auf", "für", "zum", "zur", "auch",
    "sich", "wird", "werden", "oder", "wenn", "kein", "keine", "durch", "über",
  ]
}
