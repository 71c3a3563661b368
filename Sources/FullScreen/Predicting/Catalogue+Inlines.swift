import Messages
import Typesetting

extension Catalogue {
  /// Returns a message in this language as part of a paragraph.
  ///
  /// - Parameter inlines: Replacements for placeholders, such as code.
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

  /// Returns a label, followed by a blank.
  func label(_ message: Message) -> [Inline] { [.strong(inlines(of: message)), .text(" ")] }
}
