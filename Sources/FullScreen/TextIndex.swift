import Terminal

/// The text of a page as one sequence, so that a search ignores how rows were broken.
///
/// A unit is a scalar of the decomposed text (NFD) in lower case. White space is not a unit but a
/// flag of the next unit. Text that we added to the page is left out. The same document has the
/// same units at every width, so the index of a unit also identifies a position in the document.
struct TextIndex: Sendable {
  /// A scalar, with flags above its 21 bits.
  struct Unit: Hashable, Sendable {
    /// White space precedes it in its row.
    static let space: UInt32 = 1 << 31
    /// It begins a row.
    static let row: UInt32 = 1 << 30
    /// It begins a row below an empty row, which separates blocks.
    static let block: UInt32 = 1 << 29
    static let upperCase: UInt32 = 1 << 28
    /// It continues the grapheme cluster of the previous unit.
    static let continuation: UInt32 = 1 << 27
    /// It is a combining mark: an accent or a vowel sign.
    static let mark: UInt32 = 1 << 26

    private static let scalar: UInt32 = (1 << 21) - 1

    /// The scalar and the flags.
    var bits: UInt32

    init(bits: UInt32) { self.bits = bits }

    /// Whether a flag is set.
    func has(_ flag: UInt32) -> Bool { bits & flag != 0 }

    /// The scalar without flags.
    var folded: UInt32 { bits & Self.scalar }
    var cased: UInt32 { bits & (Self.scalar | Self.upperCase) }
  }

  /// All units, in order.
  private(set) var units: [Unit] = []
  /// The number of units before each row, and before the end.
  private(set) var starts: [Int] = [0]

  /// Indexes the content of rows.
  init(of lines: [Line]) {
    starts.reserveCapacity(lines.count + 1)
    var isBlock = false
    for line in lines {
      if line.spans.isEmpty { isBlock = true }
      var flags = Unit.row | (isBlock ? Unit.block : 0)
      for span in line.spans where span.role == .content {
        Self.forEachUnit(of: span.text) { unit in
          units.append(Unit(bits: unit.bits | flags))
          flags = 0
        } space: {
          flags |= Unit.space
        }
      }
      if units.count > starts[starts.count - 1] { isBlock = false }
      starts.append(units.count)
    }
  }

  /// The row of a unit; the last one for the end.
  func row(of unit: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= unit { low = middle } else { high = middle }
    }
    return low
  }
}

// MARK: - Units of a text

extension TextIndex {
  /// Calls `unit` for every unit, and `space` for all white space between them.
  static func forEachUnit(of text: String, unit: (Unit) -> Void, space: () -> Void) {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else {
      for scalar in text.unicodeScalars { forUnit(of: scalar, 0, unit, space) }
      return
    }
    for character in text.canonicallyDecomposed {
      var flags: UInt32 = 0
      for scalar in character.unicodeScalars {
        forUnit(of: scalar, flags, unit, space)
        flags = Unit.continuation
      }
    }
  }

  /// The number of units in a text.
  static func unitCount(of text: String) -> Int {
    var count = 0
    forEachUnit(of: text) { _ in
      count += 1
    } space: {
    }
    return count
  }

  private static func forUnit(
    of scalar: Unicode.Scalar, _ flags: UInt32, _ unit: (Unit) -> Void, _ space: () -> Void
  ) {
    switch scalar.value {
    case 0x20, 0x09...0x0D: space()
    case 0x41...0x5A: unit(Unit(bits: (scalar.value + 0x20) | Unit.upperCase | flags))
    case ..<0x80: unit(Unit(bits: scalar.value | flags))
    default:
      guard !scalar.properties.isWhitespace else { return space() }
      let lower = lowerCase(of: scalar)
      let upperCase = lower == scalar ? 0 : Unit.upperCase
      unit(Unit(bits: lower.value | upperCase | flags | (isMark(scalar) ? Unit.mark : 0)))
    }
  }

  /// From CJK on, only rare scripts have marks.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard !(0x3100..<0xA66F).contains(scalar.value) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  /// From CJK on, only the very end of the plane and higher planes have letter case.
  private static func lowerCase(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if (0x2E80..<0xA640).contains(scalar.value) { return scalar }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    guard let first = lower.first, lower.count == 1 else { return scalar }
    return first
  }
}
