import Foundation

/// The header block of an entry in a tar archive (POSIX.1-1988 "ustar", pax, GNU).
enum TarHeader {
  static let size = 512
  private static let sum = 148..<156

  /// Whether a tar archive begins here: it has the magic word and a correct checksum.
  static func begins(_ content: Data) -> Bool {
    let header = [UInt8](content.prefix(size))
    guard header.count == size, header[257..<262].elementsEqual("ustar".utf8) else { return false }
    let digits = String(decoding: header[sum].prefix { $0 != 0 }, as: UTF8.self)
    return Int(digits.trimmingCharacters(in: .whitespaces), radix: 8) == checksum(header)
  }

  /// An entry for the folder `.`, without effect, to put at the front of an archive.
  ///
  /// It makes the format unambiguous: libarchive looks at the beginning of a file, and would
  /// otherwise believe an entry that is named like the beginning of another format.
  static let opening = header(named: "./", size: 0, kind: "5", mode: "0000755")

  /// The longest name that fits in a header, in bytes.
  static let longestName = 100

  /// The header of an entry without an owner or a time.
  ///
  /// - Parameters:
  ///   - name: At most `longestName` bytes.
  ///   - size: The size of the content, in bytes.
  ///   - kind: A digit or letter of POSIX: `0` is a plain file, `5` a folder.
  static func header(
    named name: String, size: Int, kind: String, mode: String = "0000644"
  ) -> Data {
    var header = [UInt8](repeating: 0, count: Self.size)
    func put(_ text: String, at offset: Int) {
      header.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
    }
    func octal(_ number: Int, _ digits: Int) -> String {
      let text = String(number, radix: 8)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    put(name, at: 0)
    put(mode, at: 100)
    for (offset, digits) in [(108, 7), (116, 7), (136, 11)] { put(octal(0, digits), at: offset) }
    put(octal(size, 11), at: 124)
    put(kind, at: 156)
    put("ustar\0" + "00", at: 257)
    put(octal(checksum(header), 6) + "\0 ", at: 148)
    return Data(header)
  }

  /// The sum of all bytes of the header, with blanks in place of the checksum.
  private static func checksum(_ header: [UInt8]) -> Int {
    header.enumerated().reduce(0) { total, byte in
      total + (sum.contains(byte.offset) ? Int(UInt8(ascii: " ")) : Int(byte.element))
    }
  }
}
