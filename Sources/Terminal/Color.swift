/// A foreground or background color of text.
package enum Color: Hashable, Sendable {
  // The sixteen named colors, which follow the terminal's theme.
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite
  /// Any sRGB color, for terminals that support it; others use the default color.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// A color in web notation: `0xRRGGBB`.
  package static func hex(_ value: UInt32) -> Color {
    .rgb(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }

  /// The SGR parameters for this foreground color: 30–37, bright 90–97, any 38;2;R;G;B (ITU T.416).
  func foregroundParameters(at depth: TerminalProfile.ColorDepth) -> [Int] {
    parameters(at: depth, offset: 0)
  }

  /// The SGR parameters for this background color: the foreground's, the first plus 10.
  func backgroundParameters(at depth: TerminalProfile.ColorDepth) -> [Int] {
    parameters(at: depth, offset: 10)
  }

  private func parameters(at depth: TerminalProfile.ColorDepth, offset: Int) -> [Int] {
    switch (depth, self) {
    case (.none, _), (.sixteen, .rgb): []
    case (.truecolor, .rgb(let red, let green, let blue)):
      [38 + offset, 2, Int(red), Int(green), Int(blue)]
    default: namedParameter.map { [$0 + offset] } ?? []
    }
  }

  private var namedParameter: Int? {
    switch self {
    case .black: 30
    case .red: 31
    case .green: 32
    case .yellow: 33
    case .blue: 34
    case .magenta: 35
    case .cyan: 36
    case .white: 37
    case .brightBlack: 90
    case .brightRed: 91
    case .brightGreen: 92
    case .brightYellow: 93
    case .brightBlue: 94
    case .brightMagenta: 95
    case .brightCyan: 96
    case .brightWhite: 97
    case .rgb: nil
    }
  }
}
