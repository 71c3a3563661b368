import Foundation

/// The text of a source file in UTF-8, the encoding that the compiler reads.
enum SourceText {
  /// The bytes to compile.
  case utf8(Data)
  /// The bytes to compile of a file in another format, and what the format was: the rest of a
  /// sentence that begins with the file's name.
  case converted(Data, String)
  /// A sentence that refuses the file.
  case refused(String)

  /// The bytes to compile; nil for a refused file.
  var bytes: Data? {
    switch self {
    case .utf8(let data), .converted(let data, _): data
    case .refused: nil
    }
  }

  /// Keeps a byte order mark and CRLF. Turns a CR alone, the line end of old systems, into a line
  /// feed: the compiler counts only those, and learners should see the line numbers of their
  /// editor.
  ///
  /// - Parameter isSource: Whether it should be Swift. A platform's page is read as it is.
  init(of name: String, _ content: Data, isSource: Bool = true) {
    let advice = "save it as UTF-8 and hand it in again."
    if let text = Self.textOfUTF16(content) {
      self = .converted(
        Self.withLineFeeds(Data(text.utf8)), "is UTF-16 and was read as that; save it as UTF-8.")
    } else if isSource, let document = DocumentKind(of: content) {
      if document == .richText, let text = RichText(content)?.text {
        self = .converted(
          Data(text.utf8), "\(document.what), and its text was read; \(document.cure)")
      } else {
        self = .refused("\(name) \(document.what): \(document.cure)")
      }
    } else if Self.hasMarkOfWideCharacters(content) {
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
      let text = Self.withLineFeeds(content)
      if isSource, let code = FencedCode(in: text)?.text {
        self = .converted(
          code, "has its code between Markdown fences (```), and what is around them was left out.")
      } else {
        self = .utf8(text)
      }
    }
  }

  /// The text of valid UTF-16 without NUL; nil for other bytes.
  private static func textOfUTF16(_ content: Data) -> String? {
    String(utf16: content).flatMap { $0.unicodeScalars.contains("\0") ? nil : $0 }
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
