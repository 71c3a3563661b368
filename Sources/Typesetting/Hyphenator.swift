/// Puts soft hyphens into the words that a narrow page could not set well without.
///
/// Only German and Russian words are divided, and only those that are longer than a third of the
/// row: they leave a hole at its end, or do not fit at all. English needs no hyphens on a screen.
struct Hyphenator {
  /// No word with fewer letters is divided.
  private static let minimum = 10
  /// What has more letters is no word, and is not divided.
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
  ///   - isGerman: Whether the paragraph is German.
  func hyphenating(_ text: String, isGerman: Bool) -> String {
    guard mayDivide(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    let hyphens = hyphens(in: scalars, isGerman: isGerman)
    guard !hyphens.isEmpty else { return text }
    var result = String.UnicodeScalarView()
    var start = 0
    for hyphen in hyphens {
      result.append(contentsOf: scalars[start..<hyphen])
      result.append("\u{AD}")
      start = hyphen
    }
    result.append(contentsOf: scalars[start...])
    return String(result)
  }

  /// The places that get a hyphen, in ascending order.
  private func hyphens(in scalars: [Unicode.Scalar], isGerman: Bool) -> [Int] {
    let lengths = threshold...max(threshold, Self.maximum)
    var hyphens: [Int] = []
    var end = 0
    while let start = scalars[end...].firstIndex(where: Self.isLetter) {
      end = scalars[start...].firstIndex { !Self.isLetter($0) } ?? scalars.count
      guard lengths.contains(end - start), start == 0 || !isJoined(scalars[start - 1]),
        end == scalars.count || !isJoined(scalars[end])
      else { continue }
      hyphens += divisions(of: scalars[start..<end], isGerman: isGerman).map { start + $0 }
    }
    return hyphens
  }

  private func divisions(of word: ArraySlice<Unicode.Scalar>, isGerman: Bool) -> [Int] {
    let isCyrillic = word.first.map { ("\u{400}"..."\u{4FF}").contains($0) } ?? false
    let patterns =
      isCyrillic ? HyphenationPatterns.russian : isGerman ? HyphenationPatterns.german : nil
    return patterns?.divisions(of: word) ?? []
  }

  /// Whether anything between two spaces could be a long Latin or Cyrillic word, which is rare;
  /// cheap to ask, as bytes above 0xDF begin scalars of other scripts.
  func mayDivide(_ text: String) -> Bool {
    var run = 0
    for byte in text.utf8 {
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
  private func isJoined(_ neighbor: Unicode.Scalar) -> Bool {
    "\u{AD}_@/\\.:0123456789".unicodeScalars.contains(neighbor)
  }

  /// Whether a paragraph is German, which has words that no text of a few lines does without, and
  /// no other language has.
  static func isGerman(_ paragraph: String) -> Bool {
    var rest = paragraph.unicodeScalars[...]
    while let start = rest.firstIndex(where: isLetter) {
      let word = rest[start...].prefix(while: isLetter)
      if functionWords.contains(String(word).lowercased()) { return true }
      rest = rest[word.endIndex...]
    }
    return false
  }

  private static let functionWords: Set<String> = [
    "und", "nicht", "ist", "sind", "eine", "einen", "einer", "auf", "für", "zum", "zur", "auch",
    "sich", "wird", "werden", "oder", "wenn", "kein", "keine", "durch", "über",
  ]
}
