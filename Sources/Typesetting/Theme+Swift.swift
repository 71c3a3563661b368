import Terminal

extension Theme {
  /// The styles of Swift code.
  package struct Swift: Hashable, Sendable {
    /// Keywords.
    package var keyword = Style(bold: true, foreground: .magenta)
    /// Type names.
    package var type = Style(foreground: .cyan)
    /// Strings and regular expressions, without interpolated expressions.
    package var string = Style(foreground: .green)
    /// Integers and floating-point numbers.
    package var number = Style(foreground: .magenta)
    /// All comments. Dim, because bright black is invisible in some palettes.
    package var comment = Style(dim: true)
    /// Attributes and property wrappers, with their `@`.
    package var attribute = Style(bold: true, foreground: .cyan)
    /// `#if` and related directives, with their conditions.
    package var directive = Style(bold: true, foreground: .green)
    /// Everything else.
    package var plain = Style.plain
  }
}
