extension String {
  /// The text with decomposed Korean syllables composed.
  ///
  /// kitty shows a syllable of separate letters twice as wide as the same syllable in one scalar.
  /// The result is canonically equivalent. The arithmetic follows The Unicode Standard, 3.12,
  /// "Hangul Syllable Composition".
  func composingHangul() -> String {
    guard hasHangulLetters else { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      if let last = scalars.last, let syllable = Hangul.composition(of: last, scalar) {
        scalars.removeLast()
        scalars.append(syllable)
      } else {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// Checks for the first two bytes of U+1100 to U+11FF.
  private var hasHangulLetters: Bool {
    guard utf8.contains(0xE1) else { return false }
    return zip(utf8, utf8.dropFirst()).contains { $0 == 0xE1 && (0x84...0x87).contains($1) }
  }
}

/// The code blocks for composing Korean syllables.
private enum Hangul {
  private static let leading: UInt32 = 0x1100
  private static let vowels: UInt32 = 0x1161
  /// One before the first: a syllable may have no trailing consonant.
  private static let trailing: UInt32 = 0x11A7
  private static let syllables: UInt32 = 0xAC00
  private static let (leadingCount, vowelCount, trailingCount): (UInt32, UInt32, UInt32) =
    (19, 21, 28)

  /// The syllable composed of two scalars, or nil.
  static func composition(of first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    let (first, second) = (first.value, second.value)
    if (leading..<leading + leadingCount).contains(first),
      (vowels..<vowels + vowelCount).contains(second)
    {
      let index = (first - leading) * vowelCount + (second - vowels)
      return Unicode.Scalar(syllables + index * trailingCount)
    }
    if (syllables..<syllables + leadingCount * vowelCount * trailingCount).contains(first),
      (first - syllables).isMultiple(of: trailingCount),
      (trailing + 1..<trailing + trailingCount).contains(second)
    {
      return Unicode.Scalar(first + (second - trailing))
    }
    return nil
  }
}
