/// The places of a source where libcmark 0.30.2 has to be stopped, as it would take more than linear
/// time to read on.
///
/// It walks over all pictures that a paragraph has begun, for each link in it (CVE-2023-22486), and
/// through all quotes and lists that are open, for each line. A mark in one of these places (see
/// `EscapeMark`) makes text of what would begin one more; for pictures `TreeBuilder` mends that.
struct ParserBounds {
  /// So many pictures of a paragraph are libcmark's to find.
  static let pictureLimit = 1000
  /// So many quotes and lists may be around a line; of its indentation, two columns may be one.
  static let nestingLimit = 300

  /// Offsets in bytes, in ascending order: before a quote's or item's marker, or between the `!`
  /// and the `[` of a picture.
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
