import Foundation

/// How a table's text is kept in bytes, so that it goes back as it came.
enum TextEncoding: Sendable {
  case utf8(hasMark: Bool)
  /// With the mark that says so.
  case utf16(isLittle: Bool)

  /// The text of these bytes and how they were written; nil if it is none of the two.
  static func text(of data: Data) -> (text: String, encoding: TextEncoding)? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      let isLittle = data.first == 0xFF
      return utf16Text(data.dropFirst(2), isLittle).map { ($0, .utf16(isLittle: isLittle)) }
    }
    let hasMark = data.starts(with: mark)
    let content = hasMark ? data.dropFirst(mark.count) : data
    return String(validating: content, as: UTF8.self).map { ($0, .utf8(hasMark: hasMark)) }
  }

  /// The bytes of the text.
  func data(of text: String) -> Data {
    switch self {
    case .utf8(let hasMark): return (hasMark ? Data(Self.mark) : Data()) + Data(text.utf8)
    case .utf16(let isLittle):
      let units = [0xFEFF] + Array(text.utf16)
      return Data(
        units.flatMap { unit in
          let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
          return isLittle ? [low, high] : [high, low]
        })
    }
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func utf16Text(_ data: Data, _ isLittle: Bool) -> String? {
    guard data.count % 2 == 0 else { return nil }
    let bytes = [UInt8](data)
    let units = stride(from: 0, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self)
  }
}
