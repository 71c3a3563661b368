import Glibc

/// The record key in a separate page, which is only readable while a tag is computed.
///
/// Code that searches memory without knowing the address hits the protected page, which ends the
/// process.
struct SealedKey: @unchecked Sendable {
  private static let pageBytes = 4096
  private let page: UnsafeMutableRawPointer

  /// Reads the key from 32 hexadecimal digits; nil if they are invalid.
  init?(digits: UnsafeRawBufferPointer) {
    guard let first = Self.word(digits[..<16]), let second = Self.word(digits[16...]),
      let page = mmap(
        nil, Self.pageBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      page != MAP_FAILED
    else { return nil }
    page.storeBytes(of: RecordKey(first: first, second: second), as: RecordKey.self)
    mprotect(page, Self.pageBytes, PROT_NONE)
    self.page = page
  }

  func tag(of text: UnsafeRawBufferPointer, number: UInt64) -> UInt64 {
    mprotect(page, Self.pageBytes, PROT_READ)
    defer { mprotect(page, Self.pageBytes, PROT_NONE) }
    return page.load(as: RecordKey.self).tag(of: text, number: number)
  }

  private static func word(_ digits: Slice<UnsafeRawBufferPointer>) -> UInt64? {
    var word: UInt64 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): word = word << 4 | UInt64(digit - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): word = word << 4 | UInt64(digit - 87)
      default: return nil
      }
    }
    return word
  }
}
