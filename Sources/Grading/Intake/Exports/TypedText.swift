import Foundation

/// Text that students typed or pasted into a page of their platform, which exports it as HTML.
enum TypedText {
  /// The name of the file for its Swift code.
  static let fileName = "OnlineText.swift"
  /// Beginnings of lines that show a text is code and not prose.
  private static let beginnings = [
    "import ", "class ", "final ", "public ", "open ", "struct ", "enum ", "protocol ",
    "extension ",
    "func ", "actor ", "@",
  ]

  /// The Swift code in the HTML; nil if there is none.
  static func code(in html: Data) -> String? {
    guard let bytes = SourceText(of: "", html, isSource: false).bytes else { return nil }
    let text = plainText(of: String(decoding: bytes, as: UTF8.self))
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    let isCode = lines.contains { line in beginnings.contains { line.hasPrefix($0) } }
    return isCode && text.contains("{") ? text : nil
  }

  /// HTML without its tags. Line breaks and the ends of blocks become line feeds.
  static func plainText(of html: String) -> String {
    var text = ""
    var rest = html[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      text += rest[..<start]
      rest = rest[start...]
      let tag = rest[rest.index(after: rest.startIndex)..<end].lowercased()
      rest = rest[rest.index(after: end)...]
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      if ["script", "style", "head"].contains(name), !tag.hasPrefix("/") {
        rest =
          rest.range(of: "</\(name)", options: .caseInsensitive).map { rest[$0.lowerBound...] }
          ?? ""
      } else if endsLine(String(name), isEnd: tag.hasPrefix("/")) {
        text.append("\n")
      }
    }
    return unescaped(text + rest)
  }

  private static func endsLine(_ name: String, isEnd: Bool) -> Bool {
    name == "br" || isEnd && ["p", "div", "li", "pre", "tr", "h1", "h2", "h3", "h4"].contains(name)
  }

  private static let entities = [
    "&nbsp;": " ", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&apos;": "'",
    "&#34;": "\"", "&#160;": " ", "&#61;": "=", "\u{A0}": " ",
  ]

  private static func unescaped(_ text: String) -> String {
    var text = text
    for (entity, character) in entities { text = text.replacing(entity, with: character) }
    return text.replacing("&amp;", with: "&")
  }
}
