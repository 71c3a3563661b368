/// One of the sixteen colors that a terminal knows by name, so that the reader's own theme rules.
package enum Color: UInt8, CaseIterable, Hashable, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite

  /// The SGR parameter that writes in this color: 30–37, bright 90–97.
  var foregroundParameter: Int { rawValue < 8 ? 30 + Int(rawValue) : 82 + Int(rawValue) }

  /// The SGR parameter that writes on this color: 40–47, bright 100–107.
  var backgroundParameter: Int { foregroundParameter + 10 }
}
