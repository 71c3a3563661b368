import Terminal

/// The styles of a page.
package struct Theme: Hashable, Sendable {
  /// The title of the page: a level 1 heading.
  package var title = Style(bold: true, underline: true, foreground: .magenta)
  /// A level 2 heading.
  package var heading = Style(bold: true, foreground: .magenta)
  /// A level 3 heading.
  package var subheading = Style(bold: true, italic: true)
  /// Headings of levels 4, 5 and 6.
  package var lesserHeadings = [
    Style(underline: true), Style(italic: true), Style(dim: true, italic: true),
  ]
  /// Emphasized text.
  package var emphasis = Style(italic: true)
  /// Strongly emphasized text.
  package var strong = Style(bold: true)
  /// Struck text.
  package var struck = Style(strikethrough: true)
  /// A code span.
  package var code = Style(foreground: .cyan)
  /// Blocks of Swift.
  package var swift = Swift()
  /// Blocks of any other code.
  package var codeBlock = Style.plain
  /// The name of an object in a conversation.
  package var participant = Style(bold: true)
  /// The text of a link.
  package var link = Style(underline: true, foreground: .cyan)
  /// The spelled-out address of a link or an image.
  package var target = Style(dim: true)
  /// The text of a quote.
  package var quote = Style.plain
  /// The name of a table column.
  package var tableHeader = Style(bold: true)
  /// Tags and comments of raw HTML.
  package var html = Style(dim: true)
  /// Text that only the first of two compared texts has.
  package var removed = Style(foreground: .red)
  /// Text that only the second of two compared texts has.
  package var added = Style(foreground: .green)
  /// Text that differs between two texts or conversations.
  var otherwise = Style(foreground: .magenta)
  /// Text that we add: bars, bullets, rules, labels.
  package var furniture = Style(dim: true)

  /// Whether it needs more than the sixteen named colors; a terminal without them shows `standard`.
  package var needsTruecolor = false

  /// The style of a heading at a level.
  func heading(level: Int) -> Style {
    switch level {
    case 1: title
    case 2: heading
    case 3: subheading
    default: lesserHeadings[min(level, 6) - 4]
    }
  }

  /// The style of an alert's title.
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
