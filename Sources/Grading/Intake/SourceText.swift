import Foundation

/// Text of a source file in the encoding that the compiler reads: UTF-8.
enum SourceText {
  /// The bytes to compile, or the sentence that refuses them.
  case utf8(Data)
  case refused(String)

  /// A byte order mark and CRLF stay. A CR alone, which old systems end lines with, becomes a line
  /// feed: the compiler counts only those, and learners should see their editor's line numbers.
  init(of name: String, _ content: Data) {
    let advice = "save it as UTF-8 and hand it in again."
    if Self.hasMarkOfWideCharacters(content) {
      self = .refused("\(name) is UTF-16 or UTF-32: \(advice)")
    } else if content.contains(0) {
      let isWide = content.count { $0 == 0 } * 4 > content.count
      self = .refused(
        isWide
          ? "\(name) looks like UTF-16 or UTF-32: \(advice)"
          : "\(name) holds a NUL byte in line \(Self.line(of: content) { $0.contains(0) }): "
            + "it is no text; \(advice)")
    } else if String(validating: content, as: UTF8.self) == nil {
      let line = Self.line(of: content) { String(validating: $0, as: UTF8.self) == nil }
      self = .refused("\(name) is not UTF-8 in line \(line) (is it Latin-1?): \(advice)")
    } else {
      self = .utf8(Self.withLineFeeds(content))
    }
  }

  private static func hasMarkOfWideCharacters(_ content: Data) -> Bool {
    [[0xFF, 0xFE], [0xFE, 0xFF], [0, 0, 0xFE, 0xFF]].contains { content.starts(with: $0) }
  }

  private static func line(of content: Data, where isWrong: (Data) -> Bool) -> Int {
    let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { isWrong($0) } ?? 0) + 1
  }

  private static func withLineFeeds(_ content: Data) -> Data {
    let carriageReturn = UInt8(ascii: "\r")
    let lineFeed = UInt8(ascii: "\n")
    guard content.contains(carriageReturn) else { return content }
    var bytes = [UInt8](content)
    for index in bytes.indices where bytes[index] == carriageReturn {
      let isPair = index + 1 < bytes.count && bytes[index + 1] == lineFeed
      if !isPair { bytes[index] = lineFeed }
    }
    return Data(bytes)
  }
}
