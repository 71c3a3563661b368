import Glibc
import Testing

@testable import Terminal

@Suite("Terminal profile")
struct TerminalProfileTests {
  private let xterm = ["TERM": "xterm-256color"]

  private func profile(_ more: [String: String], isTerminal: Bool = true) -> TerminalProfile {
    TerminalProfile(
      environment: xterm.merging(more) { $1 }, isTerminal: isTerminal, windowColumns: 132)
  }

  @Test(
    "finds the color depth",
    arguments: [
      ([:], .sixteen),
      (["COLORTERM": "truecolor"], .truecolor),
      (["NO_COLOR": "1"], .none),
      (["NO_COLOR": ""], .sixteen),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .none),
      (["CLICOLOR": "0"], .none),
      (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .sixteen),
      (["TERM": "dumb"], .none),
      (["TERM": ""], .none),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], .sixteen),
    ] as [([String: String], TerminalProfile.ColorDepth)])
  func findsColorDepth(environment: [String: String], depth: TerminalProfile.ColorDepth) {
    #expect(profile(environment).colorDepth == depth)
  }

  @Test(
    "is text alone in a pipe unless color is forced",
    arguments: [
      ([:], .none), (["COLORTERM": "truecolor"], .none), (["CLICOLOR_FORCE": "0"], .none),
      (["CLICOLOR_FORCE": "1"], .sixteen),
    ] as [([String: String], TerminalProfile.ColorDepth)])
  func isPlainInPipe(environment: [String: String], depth: TerminalProfile.ColorDepth) {
    let pipe = profile(environment, isTerminal: false)

    #expect(pipe.colorDepth == depth)
    #expect(pipe.attributes == (depth != .none))
    #expect(!pipe.hyperlinks)
  }

  @Test("keeps bold and italic without color, but not on a dumb terminal")
  func keepsAttributes() {
    #expect(profile(["NO_COLOR": "1"]).attributes)
    #expect(!profile(["TERM": "dumb"]).attributes)
  }

  @Test(
    "finds the width",
    arguments: [
      ([:], 132), (["COLUMNS": "40"], 40), (["COLUMNS": "0"], 132), (["COLUMNS": "-3"], 132),
      (["COLUMNS": "wide"], 132), (["COLUMNS": "99999999999999999999"], 132),
    ])
  func findsColumns(environment: [String: String], columns: Int) {
    #expect(profile(environment).columns == columns)
  }

  @Test("is 80 columns wide when nothing else is known")
  func assumesColumns() {
    #expect(TerminalProfile.detect(environment: [:], descriptor: -1).columns == 80)
    #expect(TerminalProfile(environment: [:], isTerminal: true, windowColumns: 0).columns == 80)
  }

  @Test("is accessible on request", arguments: [("1", true), ("0", false), ("", false)])
  func isAccessible(value: String, accessible: Bool) {
    #expect(profile(["ACCESSIBLE": value]).accessible == accessible)
  }

  @Test(
    "links only where the terminal is known to follow",
    arguments: [
      ([:], false), (["VTE_VERSION": "7006"], true), (["VTE_VERSION": "4205"], false),
      (["TERM": "xterm-kitty"], true), (["TERM_PROGRAM": "iTerm.app"], true),
      (["TERM": "tmux-256color", "VTE_VERSION": "7006"], false),
    ])
  func findsHyperlinks(environment: [String: String], hyperlinks: Bool) {
    #expect(profile(environment).hyperlinks == hyperlinks)
  }

  @Test(
    "draws in ASCII where the locale has another encoding than UTF-8",
    arguments: [
      ([:], .unicode), (["LANG": "de_DE.UTF-8"], .unicode), (["LC_CTYPE": "C.utf8"], .unicode),
      (["LANG": "C"], .ascii), (["LANG": "POSIX"], .ascii), (["LANG": "de_DE"], .ascii),
      (["LANG": ""], .unicode), (["LANG": "C", "LC_CTYPE": "hi_IN.UTF-8"], .unicode),
      (["LANG": "zh_CN.UTF-8", "LC_ALL": "zh_CN.GB18030"], .ascii),
      (["LANG": "zh_CN.UTF-8", "LC_ALL": "", "LC_CTYPE": ""], .unicode),
    ] as [([String: String], TerminalProfile.Drawing)])
  func findsDrawing(environment: [String: String], drawing: TerminalProfile.Drawing) {
    #expect(profile(environment).drawing == drawing)
  }

  @Test("asks the terminal for its size")
  func asks() throws {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    defer { close(terminal) }
    var size = winsize(ws_row: 24, ws_col: 97, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)

    let profile = TerminalProfile.detect(environment: xterm, descriptor: terminal)

    #expect(profile.isTerminal)
    #expect(profile.columns == 97)
  }
}
