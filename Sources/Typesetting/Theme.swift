import Terminal

/// The styles of a page.
package struct Theme: Hashable, Sendable {
  /// The title of the page: a level 1 heading.
  var title = Style(bold: true, underline: true, foreground: .magenta)
  /// A level 2 heading.
  var heading = Style(bold: true, foreground: .magenta)
  /// A level 3 heading.
  var subheading = Style(bold: true, italic: true)
  /// Headings of levels 4, 5 and 6.
  var lesserHeadings = [
    Style(underline: true), Style(italic: true), Style(dim: true, italic: true),
  ]
  /// Emphasized text.
  var emphasis = Style(italic: true)
  /// Strongly emphasized text.
  var strong = Style(bold: true)
  /// Struck text.
  var struck = Style(strikethrough: true)
  /// A code span.
  var code = Style(foreground: .cyan)
  /// Blocks of Swift.
  package var swift = Swift()
  /// Blocks of any other code.
  var codeBlock = Style.plain
  /// The name of an object in a conversation.
  var participant = Style(bold: true)
  /// The text of a link.
  var link = Style(underline: true, foreground: .cyan)
  /// The spelled-out address of a link or an image.
  var target = Style(dim: true)
  /// The text of a quote.
  var quote = Style.plain
  /// The name of a table column.
  var tableHeader = Style(bold: true)
  /// Tags and comments of raw HTML.
  var html = Style(dim: true)
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

  /// The styles of Swift code.
  package struct Swift: Hashable, Sendable {
    /// Keywords.
    var keyword = Style(bold: true, foreground: .magenta)
    /// Type names.
    var type = Style(foreground: .cyan)
    /// Strings and regular expressions, without interpolated expressions.
    var string = Style(foreground: .green)
    /// Integers and floating-point numbers.
    var number = Style(foreground: .magenta)
    /// All comments. Dim, because bright black is invisible in some palettes.
    var comment = Style(dim: true)
    /// Attributes and property wrappers, with their `@`.
    var attribute = Style(bold: true, foreground: .cyan)
    /// `#if` and related directives, with their conditions.
    var directive = Style(bold: true, foreground: .green)
    /// Everything else.
    var plain = Style.plain
  }
}
