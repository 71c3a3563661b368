import Foundation

/// The first block of a tar archive (POSIX.1-1988 "ustar", pax, GNU).
enum TarHeader {
  static let size = 512
  private static let sum = 148..<156

  /// Whether a tar archive begins here: the magic word, and a checksum that is right.
  static func begins(_ content: Data) -> Bool {
    let header = [UInt8](content.prefix(size))
    guard header.count == size, header[257..<262].elementsEqual("ustar".utf8) else { return false }
    let digits = String(decoding: header[sum].prefix { $0 != 0 }, as: UTF8.self)
    return Int(digits.trimmingCharacters(in: .whitespaces), radix: 8) == checksum(header)
  }

  /// A folder called `.`, which stands for nothing, as the first entry of an archive.
  ///
  /// With it before them, the bytes of a tar archive can't be taken for anything else: libarchive
  /// goes by how a file begins, and would believe an entry that is named like the beginning of
  /// another format.
  static let opening = header(named: "./", size: 0, kind: "5", mode: "0000755")

  /// The longest name that has room in a header, in bytes.
  static let longestName = 100

  /// The header of an entry, of nobody and of no time.
  ///
  /// - Parameters:
  ///   - name: At most `longestName` bytes.
  ///   - size: Of its content, in bytes.
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

  /// The sum of all bytes, those of the sum itself taken as blanks.
  private static func checksum(_ header: [UInt8]) -> Int {
    header.enumerated().reduce(0) { total, byte in
      total + (sum.contains(byte.offset) ? Int(UInt8(ascii: " ")) : Int(byte.element))
    }
  }
}
