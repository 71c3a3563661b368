import Foundation
import Messages

/// The text of a source file in UTF-8, the encoding that the compiler reads.
enum SourceText {
  /// The bytes to compile.
  case utf8(Data)
  /// The bytes to compile of a file in another format, and a sentence about that.
  case converted(Data, Message)
  /// A sentence that refuses the file.
  case refused(Message)

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
    let file = Intake.shown(name)
    if let text = Self.textOfUTF16(content) {
      self = .converted(
        Self.withLineFeeds(Data(text.utf8)),
        Message("\(file, "file") is UTF-16 and was read as that; save it as UTF-8."))
    } else if isSource, let document = DocumentKind(of: content) {
      if document == .richText, let text = RichText(content)?.text {
        self = .converted(
          Data(text.utf8),
          Message(
            "\(file, "file") is rich text (RTF), and its text was read; \(document.cure, "advice")")
        )
      } else {
        self = .refused(document.refusal(of: file))
      }
    } else if Self.hasMarkOfWideCharacters(content) {
      self = .refused(
        Message("\(file, "file") is UTF-16 or UTF-32: \(Message.saveAsUTF8, "advice")"))
    } else if content.contains(0) {
      let isWide = content.count { $0 == 0 } * 4 > content.count
      self = .refused(
        isWide
          ? Message("\(file, "file") looks like UTF-16 or UTF-32: \(Message.saveAsUTF8, "advice")")
          : Message(
            """
            \(file, "file") holds a NUL byte in line \
            \(Self.line(of: content) { $0.contains(0) }, "line"): it is no text; \
            \(Message.saveAsUTF8, "advice")
            """))
    } else if String(validating: content, as: UTF8.self) == nil {
      let line = Self.line(of: content) { String(validating: $0, as: UTF8.self) == nil }
      self = .refused(
        Message(
          """
          \(file, "file") is not UTF-8 in line \(line, "line") (is it Latin-1?): \
          \(Message.saveAsUTF8, "advice")
          """))
    } else {
      let text = Self.withLineFeeds(content)
      if isSource, let code = FencedCode(in: text)?.text {
        self = .converted(
          code,
          Message(
            "\(file, "file") has code between Markdown fences (```): what is around is left out."))
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

extension Message {
  /// Behind a colon.
  fileprivate static let saveAsUTF8 = Message("save it as UTF-8 and hand it in again.")
}
