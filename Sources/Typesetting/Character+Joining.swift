import Terminal

extension Character {
  /// Whether the character belongs to a script without spaces between words: Chinese or Japanese,
  /// not Korean, not an emoji (CSS Text 4, segment break transformation).
  var joinsAcrossLines: Bool {
    guard !isASCII, let scalar = unicodeScalars.first, WidthModel.scalars.width(of: self) >= 2
    else { return false }
    return !scalar.properties.isEmojiPresentation && !Self.isHangul(scalar.value)
  }

  private static func isHangul(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC:
      true
    default: false
    }
  }
}
