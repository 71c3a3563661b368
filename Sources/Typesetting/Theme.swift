import Terminal

/// The look of each part of a page.
package struct Theme: Hashable, Sendable {
  /// The title of the page: a heading of level 1.
  package var title = Style(bold: true, underline: true, foreground: .magenta)
  /// A heading of level 2.
  package var heading = Style(bold: true, foreground: .magenta)
  /// A heading of level 3.
  package var subheading = Style(bold: true, italic: true)
  /// The headings of levels 4, 5 and 6.
  package var lesserHeadings = [
    Style(underline: true), Style(italic: true), Style(dim: true, italic: true),
  ]
  /// Stressed words.
  package var emphasis = Style(italic: true)
  /// Strongly stressed words.
  package var strong = Style(bold: true)
  /// Words that no longer hold.
  package var struck = Style(strikethrough: true)
  /// Code among words.
  package var code = Style(foreground: .cyan)
  /// The parts of a block of Swift.
  package var swift = Swift()
  /// A block of anything else.
  package var codeBlock = Style.plain
  /// The name of an object in a conversation.
  package var participant = Style(bold: true)
  /// The words of a link.
  package var link = Style(underline: true, foreground: .cyan)
  /// The address of a link or a picture, where it is spelled out.
  package var target = Style(dim: true)
  /// The words of a quote.
  package var quote = Style.plain
  /// The name of a column of a table.
  package var tableHeader = Style(bold: true)
  /// Tags and comments of raw HTML.
  package var html = Style(dim: true)
  /// What only the first of two texts has, where they are compared.
  package var removed = Style(foreground: .red)
  /// What only the second of two texts has.
  package var added = Style(foreground: .green)
  /// What is there in both of two texts or conversations, and not the same.
  package var otherwise = Style(foreground: .magenta)
  /// What we draw or say beside the text: bars, bullets, rules, labels.
  package var furniture = Style(dim: true)

  /// Whether this takes more than the sixteen named colors; where they are all there is, the page
  /// is set in `standard`.
  package var needsTruecolor = false

  /// The look of a heading, from its level.
  func heading(level: Int) -> Style {
    switch level {
    case 1: title
    case 2: heading
    case 3: subheading
    default: lesserHeadings[min(level, 6) - 4]
    }
  }

  /// The look of the word above an alert.
  func style(of alert: Alert) -> Style {
    let color =
      switch alert {
      case .note: code.foreground
      case .tip: added.foreground
      case .important: title.foreground
      case .warning, .caution: removed.foreground
      }
    return Style(bold: true, foreground: color)
  }
}
