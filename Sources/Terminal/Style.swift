/// How text looks, before it is known what the terminal can show.
package struct Style: Hashable, Sendable {
  /// Whether the text is heavier than its surroundings.
  package var bold: Bool
  /// Whether the text is fainter than its surroundings.
  package var dim: Bool
  /// Whether the text is slanted.
  package var italic: Bool
  /// Whether the text is underlined.
  package var underline: Bool
  /// Whether a line goes through the text.
  package var strikethrough: Bool
  /// Whether the colors of the text and of what is behind it change places.
  package var reverse: Bool
  /// The color of the text; `nil` leaves the reader's own.
  package var foreground: Color?
  /// The color behind the text; `nil` leaves the reader's own.
  package var background: Color?

  /// A look with only what is named here.
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

  /// The look of text that nobody styled.
  package static let plain = Style()

  /// This look with another one laid over it: attributes add up, the inner color wins.
  package func overlaid(with inner: Style) -> Style {
    Style(
      bold: bold || inner.bold, dim: dim || inner.dim,
      italic: italic || inner.italic, underline: underline || inner.underline,
      strikethrough: strikethrough || inner.strikethrough, reverse: reverse || inner.reverse,
      foreground: inner.foreground ?? foreground, background: inner.background ?? background)
  }
}
