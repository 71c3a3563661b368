import CUnistring

/// A belief about how many columns a terminal gives to a character.
///
/// Terminals disagree (`हिन्दी` takes 3 to 5 columns, a family emoji 2 to 11), and none can be
/// asked cheaply. What must not overflow is measured with `widest`.
package enum WidthModel: CaseIterable, Hashable, Sendable {
  /// Scalars add up, as with glibc's `wcwidth`: xterm, VTE, alacritty, konsole, tmux.
  case scalars
  /// A cluster is at most two columns wide, as with Python's `wcwidth` 0.9.
  case clusters
  /// Scalars add up, but marks take no column: kitty, mlterm.
  case markless
  /// The greatest of the others.
  case widest

  /// The columns that one grapheme cluster takes.
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

  /// The columns that a text takes, the sum over its clusters.
  package func width(of text: String) -> Int {
    guard !text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }
}

// MARK: - The models

extension WidthModel {
  /// glibc's answer. Where libunistring gives less (91 scalars differ), the greater counts.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x3248...0x324F, 0x4DC0...0x4DFF: 2
    case 0xAD, 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: 1
    default: max(0, Int(uc_width(scalar.value, "UTF-8")))
    }
  }

  /// What the models give at most to a scalar that stands alone, as almost all do.
  private static func greatestWidth(of scalar: Unicode.Scalar) -> Int {
    let columns = columns(of: scalar)
    if isTrailingJamo(scalar) { return max(1, columns) }
    guard scalar.value >= firstEmoji, isEmoji(scalar) || scalar == "\u{FE0F}" else {
      return columns
    }
    return max(2, columns)
  }

  /// WATCH, the first scalar that is shown as an emoji without being asked.
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
  /// The scalar that this consists of, if it is a single one.
  var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first
  }
}
