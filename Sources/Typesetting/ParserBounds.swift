/// The places in a source where libcmark 0.30.2 must be stopped, because it would take more than
/// linear time.
///
/// For each link, libcmark walks over all images begun in the paragraph (CVE-2023-22486); for each
/// line, over all open quotes and lists; and for each link that refers to an address, it copies the
/// address. A mark at one of these places (see `EscapeMark`) turns the next image or block, or an
/// address that is too long, into text; `TreeBuilder` repairs that for images.
struct ParserBounds {
  /// The maximum number of images in a paragraph for libcmark.
  static let pictureLimit = 1000
  /// The maximum number of quotes and lists around a line; two columns of blanks may be one level.
  static let nestingLimit = 300

  /// The maximum number of bytes copied for links that refer to an address.
  static let copyLimit = 32_000_000
  /// Addresses with titles up to this length are always copied.
  private static let shortAddress = 64

  /// Byte offsets: before the marker of a quote or item, between the `!` and the `[` of an image,
  /// or between the `]` and the `:` of an address definition.
  private(set) var places: [Int] = []
  /// The first line with such a place, counted from 1.
  private(set) var firstLine: Int?

  private var pictures = 0

  /// Finds the places in a UTF-8 source.
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

  /// Reads the blanks and markers at the beginning of a line.
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

  /// The length of a marker at the start of a text in bytes; 0 if there is none.
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

  /// Whether a text consists of one character and blanks, so that it is not a list.
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

  /// Whether an address and its title continue beyond this text.
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
