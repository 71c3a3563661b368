import Terminal

extension Theme {
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
