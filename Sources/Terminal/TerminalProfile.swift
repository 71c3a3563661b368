import Messages

/// What is known about the place where text will be shown.
package struct TerminalProfile: Hashable, Sendable {
  /// How many colors can be shown.
  package enum ColorDepth: Hashable, Sendable {
    /// The reader's own two.
    case none
    /// The sixteen that have names.
    case sixteen
    /// Any red, green and blue.
    case truecolor
  }

  /// What lines and arrows are made of.
  package enum Drawing: Hashable, Sendable {
    /// Box-drawing characters (U+2500 and up).
    case unicode
    /// Hyphens, bars and the like, where the locale knows nothing else.
    case ascii
  }

  /// Whether a person is looking, not a file or a pipe.
  package var isTerminal: Bool
  /// The width in columns, at least 1.
  package var columns: Int
  /// How many colors can be shown.
  package var colorDepth: ColorDepth
  /// Whether bold, dim, italic and underlined text can be shown.
  package var attributes: Bool
  /// Whether the reader listens: linear, labeled, no drawing with characters.
  package var accessible: Bool
  /// Whether links can be followed with a click (OSC 8).
  package var hyperlinks: Bool
  /// What lines and arrows are made of.
  package var drawing: Drawing
  /// The language in which we speak there.
  package var catalogue: Catalogue

  /// A place described by hand.
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

  /// A file or a pipe: text alone, 80 columns, in English.
  package static let plain = TerminalProfile(isTerminal: false)
}
