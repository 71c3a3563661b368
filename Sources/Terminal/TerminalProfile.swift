import Messages

/// The capabilities of an output: a terminal, a file or a pipe.
package struct TerminalProfile: Hashable, Sendable {
  /// The number of available colors.
  package enum ColorDepth: Hashable, Sendable {
    /// Only the default colors.
    case none
    /// The sixteen named colors.
    case sixteen
    /// Any RGB color.
    case truecolor
  }

  /// The character set for lines and arrows.
  package enum Drawing: Hashable, Sendable {
    /// Box-drawing characters (U+2500 and up).
    case unicode
    /// Hyphens, bars and similar characters, for locales without Unicode.
    case ascii
  }

  /// Whether the output goes to a terminal, not a file or a pipe.
  package var isTerminal: Bool
  /// The width in columns, at least 1.
  package var columns: Int
  /// The number of available colors.
  package var colorDepth: ColorDepth
  /// Whether bold, dim, italic and underlined text is available.
  package var attributes: Bool
  /// Whether the output is for a screen reader: linear, labeled, without character drawings.
  package var accessible: Bool
  /// Whether links are clickable (OSC 8).
  package var hyperlinks: Bool
  /// The character set for lines and arrows.
  package var drawing: Drawing
  /// The language of our messages.
  package var catalogue: Catalogue

  package init(
    isTerminal: Bool, columns: Int = 80, colorDepth: ColorDepth = .none, attributes: Bool = false,
    accessible: Bool = false, hyperlinks: Bool = false, drawing: Drawing = .unicode,
    catalogue: Catalogue = .english
  ) {
    self.isTerminal = isTerminal
    self.columns = max(1, columns)
    self.colorDepth = colorDepth
    self.attributes = attributes
    self.accessible = accessible
    self.hyperlinks = hyperlinks
    self.drawing = drawing
    self.catalogue = catalogue
  }

  /// A file or a pipe: plain text, 80 columns, in English.
  package static let plain = TerminalProfile(isTerminal: false)

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
