import Testing

@testable import Terminal

@Suite("Color")
struct ColorTests {
  private func rendered(_ style: Style, at depth: TerminalProfile.ColorDepth) -> String {
    TerminalProfile(isTerminal: true, colorDepth: depth, attributes: true)
      .render([Line("a", style: style)])
  }

  @Test(
    "is shown as far as the terminal can",
    arguments: [
      (.none, "a\n"), (.sixteen, "a\n"),
      (.truecolor, "\u{1B}[38;2;255;128;0;48;2;0;0;1ma\u{1B}[0m\n"),
    ] as [(TerminalProfile.ColorDepth, String)])
  func showsAny(depth: TerminalProfile.ColorDepth, text: String) {
    let style = Style(
      foreground: .rgb(red: 255, green: 128, blue: 0), background: .rgb(red: 0, green: 0, blue: 1))

    #expect(rendered(style, at: depth) == text)
  }

  @Test(
    "keeps its name where every color can be shown",
    arguments: [.sixteen, .truecolor] as [TerminalProfile.ColorDepth])
  func showsNamed(depth: TerminalProfile.ColorDepth) {
    let style = Style(foreground: .brightRed, background: .cyan)

    #expect(rendered(style, at: depth) == "\u{1B}[91;46ma\u{1B}[0m\n")
  }

  @Test(
    "has the number of its name",
    arguments: [
      (.black, 30), (.red, 31), (.green, 32), (.yellow, 33), (.blue, 34), (.magenta, 35),
      (.cyan, 36), (.white, 37), (.brightBlack, 90), (.brightRed, 91), (.brightGreen, 92),
      (.brightYellow, 93), (.brightBlue, 94), (.brightMagenta, 95), (.brightCyan, 96),
      (.brightWhite, 97),
    ] as [(Color, Int)])
  func isNumbered(color: Color, parameter: Int) {
    #expect(color.foregroundParameters(at: .sixteen) == [parameter])
    #expect(color.backgroundParameters(at: .sixteen) == [parameter + 10])
  }

  @Test("is read as on web pages")
  func readsHex() {
    #expect(Color.hex(0x0A80FF) == .rgb(red: 10, green: 128, blue: 255))
  }
}
