import Terminal

extension Theme {
  /// The name of a theme, for choosing one.
  package enum Name: String, CaseIterable, Sendable {
    case standard, light, dark
  }

  package static func named(_ name: Name) -> Theme {
    switch name {
    case .standard: .standard
    case .light: .light
    case .dark: .dark
    }
  }

  /// The default theme: named colors, so that the terminal's palette applies.
  ///
  /// It uses only colors that are readable on black and on white in most palettes: not black,
  /// white, blue or yellow, and no bright ones.
  package static let standard = Theme()

  /// Dark colors for a white background.
  static let light = Palette(
    title: .hex(0x8A1C5B), link: .hex(0x0B57B0), code: .hex(0x0A5A66), gray: .hex(0x5A646E),
    keyword: .hex(0x8A1C7A), type: .hex(0x0B5288), string: .hex(0x8F3D00), number: .hex(0x5438A8),
    attribute: .hex(0x5E5200), removed: .hex(0xB3261E), added: .hex(0x1A6B2F)
  ).theme

  /// Light colors for an almost black background.
  static let dark = Palette(
    title: .hex(0xF0A0D0), link: .hex(0x86BEFF), code: .hex(0x7FD6CB), gray: .hex(0xA3ADB8),
    keyword: .hex(0xEC98D2), type: .hex(0x77CBEA), string: .hex(0xEDB57A), number: .hex(0xC0AEF8),
    attribute: .hex(0xD8CF6A), removed: .hex(0xFF9A8F), added: .hex(0x8FDE9B)
  ).theme

  /// The colors of a theme with fixed colors.
  ///
  /// All have a contrast of at least 4.5:1 with the background (WCAG 2.2, 1.4.3). No distinction
  /// relies on red and green alone: it is between warm and blue hues, supported by weight and
  /// slant.
  private struct Palette {
    let title, link, code, gray, keyword, type, string, number, attribute: Color
    let removed, added: Color

    var theme: Theme {
      var theme = Theme()
      theme.needsTruecolor = true
      theme.title.foreground = title
      theme.heading.foreground = title
      theme.code.foreground = code
      theme.link.foreground = link
      theme.target = Style(foreground: gray)
      theme.html = Style(foreground: gray)
      theme.removed.foreground = removed
      theme.added.foreground = added
      theme.otherwise.foreground = string
      theme.furniture = Style(foreground: gray)
      theme.swift = Swift(
        keyword: Style(bold: true, foreground: keyword), type: Style(foreground: type),
        string: Style(foreground: string), number: Style(foreground: number),
        comment: Style(italic: true, foreground: gray), attribute: Style(foreground: attribute),
        directive: Style(bold: true, foreground: attribute))
      return theme
    }
  }
}
