import Terminal

extension Theme {
  /// The look of each part of a Swift program.
  package struct Swift: Hashable, Sendable {
    /// Words of the language.
    package var keyword = Style(bold: true, foreground: .magenta)
    /// Names of types.
    package var type = Style(foreground: .cyan)
    /// Strings and regular expressions, without what is interpolated.
    package var string = Style(foreground: .green)
    /// Whole and decimal numbers.
    package var number = Style(foreground: .magenta)
    /// Comments of all kinds. Dim, as bright black is invisible in some palettes.
    package var comment = Style(dim: true)
    /// Attributes and wrappers, from their `@`.
    package var attribute = Style(bold: true, foreground: .cyan)
    /// `#if` and its like, with their conditions.
    package var directive = Style(bold: true, foreground: .green)
    /// Everything else.
    package var plain = Style.plain
  }
}
