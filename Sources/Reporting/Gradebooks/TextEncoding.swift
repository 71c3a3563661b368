import CourseModel
import Foundation

/// The encoding of a table's text, so that it can be written as it was read.
enum TextEncoding: Sendable {
  case utf8(hasMark: Bool)
  /// With a byte order mark.
  case utf16(isLittle: Bool)

  /// Decodes data and returns its encoding; nil if it is neither.
  static func text(of data: Data) -> (text: String, encoding: TextEncoding)? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(utf16: data).map { ($0, .utf16(isLittle: data.first == 0xFF)) }
    }
    let hasMark = data.starts(with: mark)
    let content = hasMark ? data.dropFirst(mark.count) : data
    return String(validating: content, as: UTF8.self).map { ($0, .utf8(hasMark: hasMark)) }
  }

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
}
