/// The style of text, independent of the terminal's capabilities.
package struct Style: Hashable, Sendable {
  package var bold: Bool
  package var dim: Bool
  var italic: Bool
  var underline: Bool
  var strikethrough: Bool
  /// Whether the foreground and background colors are swapped.
  var reverse: Bool
  /// The foreground color; nil for the terminal's default.
  package var foreground: Color?
  /// The background color; nil for the terminal's default.
  var background: Color?

  package init(
    bold: Bool = false, dim: Bool = false, italic: Bool = false, underline: Bool = false,
    strikethrough: Bool = false, reverse: Bool = false, foreground: Color? = nil,
    background: Color? = nil
  ) {
    self.bold = bold
    self.dim = dim
    self.italic = italic
    self.underline = underline
    self.strikethrough = strikethrough
    self.reverse = reverse
    self.foreground = foreground
    self.background = background
  }

  /// The style of unstyled text.
  package static let plain = Style()

  /// This style with another on top: attributes add up, and the inner colors win.
  package func overlaid(with inner: Style) -> Style {
    Style(
      bold: bold || inner.bold, dim: dim || inner.dim,
      italic: italic || inner.italic, underline: underline || inner.underline,
      strikethrough: strikethrough || inner.strikethrough, reverse: reverse || inner.reverse,
      foreground: inner.foreground ?? foreground, background: inner.background ?? background)
  }
}
