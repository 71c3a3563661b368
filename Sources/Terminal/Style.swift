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

  /// The control sequence that turns this style on (ECMA-48 SGR), or nil if it has no effect.
  func selectGraphicRendition(for profile: TerminalProfile) -> String? {
    let parameters = attributeParameters(for: profile) + colorParameters(for: profile)
    guard !parameters.isEmpty else { return nil }
    return "\u{1B}[" + parameters.map(String.init).joined(separator: ";") + "m"
  }

  /// The control sequence that turns all styles off.
  static let reset = "\u{1B}[0m"

  private func attributeParameters(for profile: TerminalProfile) -> [Int] {
    guard profile.attributes else { return [] }
    let parameters = [
      (bold, 1), (dim, 2), (italic, 3), (underline, 4), (reverse, 7), (strikethrough, 9),
    ]
    return parameters.filter(\.0).map(\.1)
  }

  private func colorParameters(for profile: TerminalProfile) -> [Int] {
    (foreground?.foregroundParameters(at: profile.colorDepth) ?? [])
      + (background?.backgroundParameters(at: profile.colorDepth) ?? [])
  }
}
