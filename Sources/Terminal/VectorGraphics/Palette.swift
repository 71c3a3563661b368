/// The named colors on a background, each with a contrast of at least 4.5:1 (WCAG 2.2, 1.4.3).
struct Palette: Sendable {
  let paper: String
  let ink: String
  /// The color of faint text.
  let faint: String
  /// The color of the image's edge.
  let edge: String
  let red: String
  let green: String
  let yellow: String
  let blue: String
  let magenta: String
  let cyan: String

  static let light = Palette(
    paper: "#ffffff", ink: "#1f2328", faint: "#5a646e", edge: "#d0d7de", red: "#b3261e",
    green: "#1a6b2f", yellow: "#7a5200", blue: "#0b57b0", magenta: "#8a1c7a", cyan: "#0a5a66")

  static let dark = Palette(
    paper: "#0d1117", ink: "#e6edf3", faint: "#a3adb8", edge: "#30363d", red: "#ff9a8f",
    green: "#8fde9b", yellow: "#e3c078", blue: "#86beff", magenta: "#f0a0d0", cyan: "#7fd6cb")

  /// The color of text and lines in this style.
  func ink(of style: Style) -> String {
    if style.reverse { return style.background.map(color) ?? paper }
    if let foreground = style.foreground { return color(foreground) }
    return style.dim ? faint : ink
  }

  /// The background color of this style; nil for the image's own.
  func paper(behind style: Style) -> String? {
    if style.reverse { return style.foreground.map(color) ?? ink }
    return style.background.map(color)
  }

  private func color(_ color: Color) -> String {
    switch color {
    case .black: paper == Self.light.paper ? ink : edge
    case .white: paper == Self.light.paper ? edge : ink
    case .brightBlack: faint
    case .brightWhite: ink
    case .red, .brightRed: red
    case .green, .brightGreen: green
    case .yellow, .brightYellow: yellow
    case .blue, .brightBlue: blue
    case .magenta, .brightMagenta: magenta
    case .cyan, .brightCyan: cyan
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}
