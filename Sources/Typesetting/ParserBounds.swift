/// The places of a source where libcmark 0.30.2 has to be stopped, as it would take more than linear
/// time to read on.
///
/// It walks over all pictures that a paragraph has begun, for each link in it (CVE-2023-22486), and
/// through all quotes and lists that are open, for each line; and it copies an address for each link
/// that refers to it. A mark in one of these places (see `EscapeMark`) makes text of what would begin
/// one more, or of an address that is too long; for pictures `TreeBuilder` mends that.
struct ParserBounds {
  /// The most pictures of a paragraph that libcmark may look for.
  static let pictureLimit = 1000
  /// The most quotes and lists around a line; of its indentation, two columns may be one.
  static let nestingLimit = 300

  /// The most bytes that may be copied for links that refer to an address.
  static let copyLimit = 32_000_000
  /// An address with its title that is no longer is copied anyway.
  private static let shortAddress = 64

  /// Offsets in bytes: before a quote's or item's marker, between the `!` and the `[` of a picture, or
  /// between the `]` and the `:` of an address that links refer to.
  private(set) var places: [Int] = []
  /// The first line that has one, counted from 1.
  private(set) var firstLine: Int?

  private var pictures = 0

  /// The places of a source, in UTF-8.
  init(of source: [UInt8]) {
    source.withUnsafeBufferPointer { bytes in
      var line = 1
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        readMarkers(bytes[start..<end])
        readPictures(bytes[start..<end])
        if firstLine == nil, !places.isEmpty { firstLine = line }
        start = end + 1
        line += 1
      }
      readAddresses(bytes)
    }
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  // MARK: Quotes and lists

  /// Looks at what a line begins with: blanks and markers.
  private mutating func readMarkers(_ line: Bytes) {
    var levels = 0
    var columns = 0
    var rest = line
    while let byte = rest.first {
      let length = byte.isBlank ? 1 : Self.markerLength(at: rest)
      guard length > 0 else { return }
      if byte.isBlank {
        columns += byte == 0x20 ? 1 : 4
      } else {
        guard levels + columns / 2 < Self.nestingLimit else {
          if !Self.isThematicBreak(rest) { places.append(rest.startIndex) }
          return
        }
        levels += 1
      }
      rest = rest.dropFirst(length)
    }
  }

  /// The bytes of the marker that a text begins with; 0 if it is none.
  private static func markerLength(at text: Bytes) -> Int {
    let digits = text.prefix(9).prefix { $0.isDigit }.count
    let sign = text.dropFirst(digits).first
    let isMarker =
      digits > 0
      ? sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")") : "-+*".utf8.contains(sign ?? 0)
    if sign == UInt8(ascii: ">"), digits == 0 { return 1 }
    guard isMarker, text.dropFirst(digits + 1).first?.isBlank ?? true else { return 0 }
    return digits + 1
  }

  /// Whether a text is nothing but one sign and blanks, and so no list.
  private static func isThematicBreak(_ text: Bytes) -> Bool {
    guard let sign = text.first, "-*".utf8.contains(sign) else { return false }
    return text.allSatisfy { $0 == sign || $0.isBlank }
  }

  // MARK: Addresses that links refer to

  private mutating func readAddresses(_ bytes: UnsafeBufferPointer<UInt8>) {
    let links = bytes.count { $0 == UInt8(ascii: "]") }
    let limit = max(Self.shortAddress, Self.copyLimit / max(1, links))
    guard bytes.count > limit else { return }
    for index in bytes.indices.dropLast(2)
    where bytes[index] == UInt8(ascii: "]") && bytes[index + 1] == UInt8(ascii: ":") {
      let text = bytes[(index + 2)...].prefix(limit + 1)
      guard text.count > limit, Self.isAddressLonger(than: text) else { continue }
      places.append(index + 1)
      if firstLine == nil { firstLine = 1 + bytes[..<index].count { $0 == 0x0A } }
    }
  }

  /// Whether an address and its title go on behind a text that begins with them.
  private static func isAddressLonger(than text: Bytes) -> Bool {
    let address = text.drop { $0 <= 0x20 }
    let isBracketed = address.first == UInt8(ascii: "<")
    let rest = address.drop { isBracketed ? $0 != UInt8(ascii: ">") && $0 != 0x0A : $0 > 0x20 }
    let title = (isBracketed ? rest.dropFirst() : rest).drop { $0 <= 0x20 }
    guard let quote = title.first else { return true }
    let end = quote == UInt8(ascii: "(") ? UInt8(ascii: ")") : quote
    guard "\"'(".utf8.contains(quote) else { return false }
    return !title.dropFirst().contains(end)
  }

  // MARK: Pictures

  private mutating func readPictures(_ line: Bytes) {
    var isBlank = true
    var backslashes = 0
    var isBang = false
    for index in line.indices {
      let byte = line[index]
      if byte > 0x20 { isBlank = false }
      if byte == UInt8(ascii: "["), isBang {
        pictures += 1
        if pictures > Self.pictureLimit { places.append(index) }
      }
      isBang = byte == UInt8(ascii: "!") && backslashes.isMultiple(of: 2)
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
    }
    if isBlank { pictures = 0 }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
