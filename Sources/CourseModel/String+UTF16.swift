import Foundation

extension String {
  /// Decodes bytes that begin with a UTF-16 byte order mark, without the mark. Nil for other bytes
  /// and for malformed text.
  ///
  /// UTF-32 in little-endian order begins with the same mark, followed by a NUL; callers that
  /// expect text must check for that.
  package init?(utf16 content: Data) {
    let isLittle = content.starts(with: [0xFF, 0xFE])
    guard isLittle || content.starts(with: [0xFE, 0xFF]), content.count % 2 == 0 else { return nil }
    let bytes = [UInt8](content.dropFirst(2))
    let units = stride(from: 0, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    self.init(validating: units, as: UTF16.self)
  }
}
