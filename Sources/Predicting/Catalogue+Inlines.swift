import Messages
import Typesetting

extension Catalogue {
  /// A message in this language, as a part of a paragraph.
  ///
  /// - Parameter inlines: What stands for placeholders instead of text, such as code.
  func inlines(of message: Message, with inlines: [String: [Inline]] = [:]) -> [Inline] {
    var said: [Inline] = []
    var words = ""
    for piece in pieces(of: message, leaving: inlines.keys) {
      switch piece {
      case .words(let text): words += text
      case .placeholder(let name):
        if !words.isEmpty { said.append(.text(words)) }
        words = ""
        said += inlines[name] ?? []
      }
    }
    return words.isEmpty ? said : said + [.text(words)]
  }

  /// A label in front of something, and a blank.
  func label(_ message: Message) -> [Inline] { [.strong(inlines(of: message)), .text(" ")] }
}
