import CUnistring

extension LineBreaker {
  /// A text as clusters, with their widths and the possible line breaks.
  struct Cells {
    /// One grapheme cluster of one span; small, because there is one for almost every byte.
    struct Cell {
      enum Kind: UInt8 { case ink, space, newline, softHyphen }

      let offset: Int32
      let span: Int32
      let width: Int32
      let kind: Kind
      /// Whether the cluster continues the previous one, which ends another span.
      let isGlued: Bool
    }

    let spans: [Span]
    private(set) var bytes: [UInt8] = []
    private(set) var cells: [Cell] = []
    /// For each byte, whether a row may end before it (`UC_BREAK_…`, `insideCode` or
    /// `insideName`).
    private(set) var breaks: [CChar] = []

    init(of spans: [Span]) {
      self.spans = spans
      let size = spans.reduce(0) { $0 + $1.text.utf8.count }
      bytes.reserveCapacity(size)
      cells.reserveCapacity(size)
      var previous: Character?
      var verbatim: [Range<Int>] = []
      for (index, span) in spans.enumerated() {
        let start = bytes.count
        appendCells(of: span.text, span: index, after: previous)
        previous = span.text.last ?? previous
        if span.isVerbatim { verbatim.append(start..<bytes.count) }
      }
      breaks = Self.sparingNames(in: bytes, Self.possibleBreaks(in: bytes))
      spareText(in: verbatim)
    }

    var count: Int { cells.count }

    /// Avoids breaks in code and in text to type, and most of all after hyphens: in `lesson
    /// who-owns-whom`, such a break would be ambiguous.
    private mutating func spareText(in ranges: [Range<Int>]) {
      for range in ranges {
        for index in range.dropFirst() where mayEndRow(beforeByte: index) {
          let isHyphen = bytes[index - 1] == UInt8(ascii: "-")
          breaks[index] = isHyphen ? Self.insideName : Self.insideCode
        }
      }
    }

    private mutating func appendCells(of text: String, span: Int, after previous: Character?) {
      // In sanitized ASCII, every cluster is one byte, so there is no need to search for clusters.
      guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return appendCells(ofASCII: text, span) }
      var isGlued = text.first.map { continues($0, previous) } ?? false
      for character in text {
        let width = WidthModel.widest.width(of: character)
        append(Self.kind(of: character), width: width, span: span, isGlued: isGlued)
        isGlued = false
        if character == "\t" { bytes.append(0x20) } else { bytes += character.utf8 }
      }
    }

    private mutating func appendCells(ofASCII text: String, _ span: Int) {
      for byte in text.utf8 {
        switch byte {
        case 0x09, 0x20:
          append(.space, width: 1, span: span)
          bytes.append(0x20)
        default:
          append(byte == 0x0A ? .newline : .ink, width: 1, span: span)
          bytes.append(byte)
        }
      }
    }

    private mutating func append(
      _ kind: Cell.Kind, width: Int, span: Int, isGlued: Bool = false
    ) {
      cells.append(
        Cell(
          offset: Int32(clamping: bytes.count), span: Int32(clamping: span),
          width: Int32(clamping: width), kind: kind, isGlued: isGlued))
    }

    private func continues(_ character: Character, _ previous: Character?) -> Bool {
      guard let previous, !character.isASCII else { return false }
      return (String(previous) + String(character)).count == 1
    }

    private static func kind(of character: Character) -> Cell.Kind {
      switch character.onlyScalar {
      case " ", "\t": .space
      case "\n": .newline
      case "\u{AD}": .softHyphen
      default: .ink
      }
    }
  }

  /// The width that a text needs without breaking words: that of its longest word.
  package static func longestWord(of spans: [Span]) -> Int {
    Cells(of: spans).longestWord
  }
}

extension LineBreaker.Cells {
  /// The width of the widest stretch without a possible break.
  fileprivate var longestWord: Int {
    var longest = 0
    var width = 0
    for (index, cell) in cells.enumerated() {
      if index > 0, mayBreak(before: index) || isBreak(before: index, Self.insideCode) {
        if isHyphenated(before: index) { longest = max(longest, width + 1) }
        width = 0
      }
      switch cell.kind {
      case .newline: width = 0
      case .softHyphen: continue
      case .space: width += 1
      case .ink:
        width += Int(cell.width)
        longest = max(longest, width)
      }
    }
    return longest
  }

  /// The possible line breaks: UAX #14 as implemented by libunistring, adapted to prose about code.
  ///
  /// libunistring 1.0 lacks two rules, LB29 (no break between a full stop and a letter, as in
  /// `e.g.` or `.name`) and LB20a (no break after a hyphen that begins a word, as in `--flag`).
  /// Colons are unchanged: a selector such as `picker(_:didChoose:)` should break there. A row may
  /// end before the dot of ` .name`, which LB13 forbids, and an arrow (`->`) is never broken.
  static func possibleBreaks(in bytes: [UInt8]) -> [CChar] {
    var breaks = [CChar](repeating: 0, count: bytes.count)
    u8_possible_linebreaks_v2(bytes, bytes.count, "UTF-8", &breaks)
    for index in bytes.indices.dropFirst() {
      if isMember(at: index, in: bytes) { breaks[index] = CChar(UC_BREAK_POSSIBLE) }
      guard Int(breaks[index]) == UC_BREAK_POSSIBLE else { continue }
      switch bytes[index - 1] {
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"):
        if isLetter(bytes[index]), bytes[index] < 0xE0 {  // Chinese may follow anything
          breaks[index] = CChar(UC_BREAK_PROHIBITED)
        }
      case UInt8(ascii: "-"):
        let isInWord = index > 1 && isLetter(bytes[index - 2]) && isLetter(bytes[index])
        if !isInWord { breaks[index] = CChar(UC_BREAK_PROHIBITED) }
      default: continue
      }
    }
    return breaks
  }

  /// Whether a dot follows a space and begins a name.
  private static func isMember(at index: Int, in bytes: [UInt8]) -> Bool {
    bytes[index] == UInt8(ascii: ".") && bytes[index - 1] == UInt8(ascii: " ")
      && index + 1 < bytes.count && isLetter(bytes[index + 1])
  }

  /// Whether a byte is an ASCII letter, or part of a non-ASCII scalar, which is usually a letter.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
