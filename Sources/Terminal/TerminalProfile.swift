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
}
