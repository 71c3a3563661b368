import Foundation

/// Finds the code in a Swift text, line by line, without parsing it: comments, the text of literals
/// and regular expressions become blanks. Takes time in proportion to the text, whatever is in it.
struct CodeScanner {
  private enum Frame: Equatable {
    case bracket, interpolation, comment
    /// A string or a regular expression. Unless it is long, it ends with its line.
    case literal(end: UInt8, hashes: Int, isLong: Bool)
  }

  private var frames: [Frame] = []
  /// The place of the outermost literal that ends with its line.
  private var short: Int?
  /// The last byte of code that is no blank, and the word that it ends.
  private var last = UInt8(ascii: ";")
  private var word: [UInt8] = []
  private var isWordOver = false
  /// Whether the word is a member's name, behind a dot.
  private var isMember = false

  /// Whether the next line begins outside of brackets, comments and literals.
  var isOutside: Bool { frames.isEmpty }

  private static let quote = UInt8(ascii: "\"")
  private static let slash = UInt8(ascii: "/")
  private static let hash = UInt8(ascii: "#")
  private static let star = UInt8(ascii: "*")
  private static let backslash = UInt8(ascii: "\\")
  /// Words before a regular expression; behind any other, `/` divides.
  private static let beforeLiteral = Set(
    ["return", "case", "in", "where", "else", "try", "await", "throw"].map { Array($0.utf8) })
  private static let afterOperand = Set(")]}\"`!?".utf8)
  private static let blanks: Set<UInt8> = [32, 9, 13]
  /// The most signs before a raw literal that count as its own.
  private static let maxHashes = 16

  /// The line's code; blanks stand for the rest, so that it has as many bytes.
  mutating func read(_ line: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(line)
    var code = bytes
    var index = 0
    while index < bytes.count {
      let length = step(bytes, index)
      let isCode = length < 0
      if !isCode {
        for place in index..<min(index + length, bytes.count) { code[place] = UInt8(ascii: " ") }
      }
      index += abs(length)
    }
    isWordOver = true
    if let place = short, place < frames.count { frames.removeSubrange(place...) }
    short = nil
    return code
  }

  /// Reads what is next. Returns the number of its bytes, negative for code.
  private mutating func step(_ bytes: [UInt8], _ index: Int) -> Int {
    let byte = bytes[index]
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch frames.last {
    case .comment:
      if byte == Self.star, next == Self.slash {
        frames.removeLast()
        return 2
      }
      if byte == Self.slash, next == Self.star {
        frames.append(.comment)
        return 2
      }
      return 1
    case .literal(let end, let hashes, let isLong):
      return stepInLiteral(bytes, index, end, hashes, isLong)
    case .bracket, .interpolation, nil:
      break
    }
    if byte == Self.slash, next == Self.slash { return bytes.count - index }
    if byte == Self.slash, next == Self.star {
      frames.append(.comment)
      return 2
    }
    if let length = openLiteral(bytes, index) { return length }
    if "{([".utf8.contains(byte) {
      frames.append(.bracket)
    } else if "})]".utf8.contains(byte), let open = frames.last {
      if open == .bracket {
        frames.removeLast()
      } else if byte == UInt8(ascii: ")") {
        // The end of an interpolation is a part of the literal.
        frames.removeLast()
        return 1
      }
    }
    if Self.blanks.contains(byte) {
      isWordOver = true
    } else {
      if isWordOver || !Self.isInWord(byte) { word = [] }
      if word.isEmpty { isMember = last == UInt8(ascii: ".") }
      if Self.isInWord(byte) { word.append(byte) }
      (last, isWordOver) = (byte, false)
    }
    return -1
  }

  private mutating func stepInLiteral(
    _ bytes: [UInt8], _ index: Int, _ end: UInt8, _ hashes: Int, _ isLong: Bool
  ) -> Int {
    let byte = bytes[index]
    if byte == Self.backslash,
      end == Self.slash || Self.count(Self.hash, bytes, index + 1, atMost: hashes) == hashes
    {
      let escape = end == Self.slash ? 1 : 1 + hashes
      guard end == Self.quote, index + escape < bytes.count,
        bytes[index + escape] == UInt8(ascii: "(")
      else { return escape + 1 }
      frames.append(.interpolation)
      return escape + 1
    }
    let marks = end == Self.quote && isLong ? 3 : 1
    guard byte == end, Self.count(end, bytes, index, atMost: marks) == marks,
      Self.count(Self.hash, bytes, index + marks, atMost: hashes) == hashes
    else { return 1 }
    frames.removeLast()
    if short == frames.count { short = nil }
    (last, word) = (Self.quote, [])
    return marks + hashes
  }

  /// Opens a string or a regular expression that begins here. Returns its opening's length; nil for
  /// anything else.
  private mutating func openLiteral(_ bytes: [UInt8], _ index: Int) -> Int? {
    let hashes = Self.count(Self.hash, bytes, index, atMost: Self.maxHashes)
    let start = index + hashes
    guard start < bytes.count else { return nil }
    if bytes[start] == Self.quote {
      let isLong =
        Self.count(Self.quote, bytes, start, atMost: 3) == 3
        && (hashes == 0 || !Self.ends(bytes, start + 2, hashes))
      open(.literal(end: Self.quote, hashes: hashes, isLong: isLong), isLong: isLong)
      return hashes + (isLong ? 3 : 1)
    }
    guard bytes[start] == Self.slash else { return nil }
    if hashes == 0 {
      guard mayBeginRegex, start + 1 < bytes.count, !Self.blanks.contains(bytes[start + 1]),
        bytes[(start + 1)...].contains(Self.slash)
      else { return nil }
    }
    let isLong = hashes > 0 && bytes[(start + 1)...].allSatisfy(Self.blanks.contains)
    open(.literal(end: Self.slash, hashes: hashes, isLong: isLong), isLong: isLong)
    return hashes + 1
  }

  /// Whether a raw string ends on this line: `#"""#` is one quotation mark.
  private static func ends(_ bytes: [UInt8], _ start: Int, _ hashes: Int) -> Bool {
    (start..<bytes.count).contains { place in
      bytes[place] == quote && count(hash, bytes, place + 1, atMost: hashes) == hashes
    }
  }

  private mutating func open(_ literal: Frame, isLong: Bool) {
    if !isLong, short == nil { short = frames.count }
    frames.append(literal)
  }

  private var mayBeginRegex: Bool {
    word.isEmpty
      ? !Self.afterOperand.contains(last) : !isMember && Self.beforeLiteral.contains(word)
  }

  static func isInWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }

  /// How often a byte comes in a row from here, up to a number.
  private static func count(
    _ byte: UInt8, _ bytes: [UInt8], _ index: Int, atMost most: Int
  ) -> Int {
    bytes.dropFirst(index).prefix(most).prefix { $0 == byte }.count
  }
}
