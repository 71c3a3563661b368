/// Inserts soft hyphens into long words on narrow pages.
///
/// It hyphenates only German and Russian words, and only those longer than a third of the row,
/// which would leave a gap at its end or not fit at all. English needs no hyphens on a screen.
struct Hyphenator {
  /// The minimum length of a word to hyphenate.
  private static let minimum = 10
  /// The maximum length of a word; anything longer is not a word.
  private static let maximum = 100

  /// The minimum length for this row width.
  private let threshold: Int

  /// A hyphenator for rows of this width.
  init(columns: Int) {
    threshold = max(Self.minimum, columns / 3)
  }

  /// Returns the text with U+00AD at the hyphenation points of its long words.
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

  /// The hyphenation points, in ascending order.
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

  /// Whether any run between two spaces could be a long Latin or Cyrillic word, which is rare. A
  /// cheap check: bytes above 0xDF begin scalars of other scripts.
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

  /// Whether a neighbor makes a word part of a name or address, or is the author's soft hyphen.
  private func isJoined(_ neighbor: Unicode.Scalar) -> Bool {
    "\u{AD}_@/\\.:0123456789".unicodeScalars.contains(neighbor)
  }

  /// Whether a paragraph is German: whether it has one of the function words that no German text of
  /// a few lines lacks and no other language has.
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
