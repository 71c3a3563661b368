import Messages

extension TerminalProfile {
  /// A message in the profile's language.
  package func text(of message: Message) -> String { catalogue.text(of: message) }

  /// Sentences in the profile's language, joined by spaces.
  package func text(ofSentences messages: [Message]) -> String {
    messages.map(text).joined(separator: " ")
  }

  /// A message in the profile's language, with a style.
  ///
  /// - Parameter spans: Spans for placeholders, for text with another style or a link.
  package func spans(
    of message: Message, style: Style = .plain, with spans: [String: [Span]] = [:]
  ) -> [Span] {
    var said: [Span] = []
    var words = ""
    for piece in catalogue.pieces(of: message, leaving: spans.keys) {
      switch piece {
      case .words(let text): words += text
      case .placeholder(let name):
        if !words.isEmpty { said.append(Span(words, style: style)) }
        words = ""
        said += spans[name] ?? []
      }
    }
    return words.isEmpty ? said : said + [Span(words, style: style)]
  }
}
