import CUnistring

/// A model of the number of columns that a terminal uses for a character.
///
/// Terminals disagree (`हिन्दी` takes 3 to 5 columns, a family emoji 2 to 11), and none can be
/// queried cheaply. Use `widest` for text that must not overflow.
package enum WidthModel: CaseIterable, Hashable, Sendable {
  /// The sum over scalars, as with glibc's `wcwidth`: xterm, VTE, alacritty, konsole, tmux.
  case scalars
  /// At most two columns for each cluster, as with Python's `wcwidth` 0.9.
  case clusters
  /// The sum over scalars, with zero-width marks: kitty, mlterm.
  case markless
  /// The maximum of the others.
  case widest

  /// The width of one grapheme cluster in columns.
  package func width(of character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii == 0x7F ? 0 : 1 }
    switch self {
    case .scalars: return character.unicodeScalars.reduce(0) { $0 + Self.columns(of: $1) }
    case .clusters: return Self.clusterWidth(of: character)
    case .markless: return Self.marklessWidth(of: character)
    case .widest:
      if let scalar = character.onlyScalar { return Self.greatestWidth(of: scalar) }
      return max(
        character.unicodeScalars.reduce(0) { $0 + Self.columns(of: $1) },
        Self.clusterWidth(of: character), Self.marklessWidth(of: character))
    }
  }

  /// The width of a text in columns, the sum over its clusters.
  package func width(of text: String) -> Int {
    guard !text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }
}

// MARK: - The models

extension WidthModel {
  /// The width by glibc or by libunistring, whichever is greater; 91 scalars differ.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x3248...0x324F, 0x4DC0...0x4DFF: 2
    case 0xAD, 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: 1
    default: max(0, Int(uc_width(scalar.value, "UTF-8")))
    }
  }

  /// The maximum width of a single scalar in all models; almost all clusters are one scalar.
  private static func greatestWidth(of scalar: Unicode.Scalar) -> Int {
    let columns = columns(of: scalar)
    if isTrailingJamo(scalar) { return max(1, columns) }
    guard scalar.value >= firstEmoji, isEmoji(scalar) || scalar == "\u{FE0F}" else {
      return columns
    }
    return max(2, columns)
  }

  /// WATCH, the first scalar with emoji presentation by default.
  private static let firstEmoji: UInt32 = 0x231A

  private static func clusterWidth(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains("\u{FE0F}") || isEmoji(scalars.first) { return 2 }
    return min(2, scalars.reduce(0) { $0 + columns(of: $1) })
  }

  private static func marklessWidth(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let sum = scalars.reduce(0) { sum, scalar in
      switch scalar.properties.generalCategory {
      case .spacingMark, .nonspacingMark, .enclosingMark: return sum
      default: return sum + max(columns(of: scalar), isTrailingJamo(scalar) ? 1 : 0)
      }
    }
    return scalars.contains("\u{FE0F}") ? max(2, sum) : sum
  }

  private static func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
    scalar?.properties.isEmojiPresentation ?? false
  }

  /// Vowels and finals of decomposed Hangul, which kitty does not join to their syllable.
  private static func isTrailingJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value)
  }
}

extension Character {
  /// The scalar of a cluster that has only one; otherwise nil.
  var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first
  }
}
