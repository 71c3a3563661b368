import Terminal
import Testing

@Suite("Rendering")
struct RenderingTests {
  private let color = TerminalProfile(
    isTerminal: true, colorDepth: .sixteen, attributes: true, hyperlinks: true)
  private let loud = Style(bold: true, foreground: .brightRed, background: .blue)

  @Test("opens and closes looks within the row")
  func rendersLooks() {
    let lines = [Line([Span("a "), Span("b", style: loud)]), Line(), Line("c", style: loud)]

    #expect(
      color.render(lines)
        == "a \u{1B}[1;91;44mb\u{1B}[0m\n\n\u{1B}[1;91;44mc\u{1B}[0m\n")
  }

  @Test("knows every attribute")
  func rendersAttributes() {
    let all = Style(bold: true, dim: true, italic: true, underline: true, reverse: true)

    #expect(color.render([Line("a", style: all)]) == "\u{1B}[1;2;3;4;7ma\u{1B}[0m\n")
  }

  @Test("leaves colors out without color, everything in a pipe")
  func respectsProfile() {
    let monochrome = TerminalProfile(isTerminal: true, attributes: true)
    let lines = [Line("c", style: loud)]

    #expect(monochrome.render(lines) == "\u{1B}[1mc\u{1B}[0m\n")
    #expect(TerminalProfile.plain.render(lines) == "c\n")
  }

  @Test("no link where it leads nowhere: a terminal does not know the page that it is relative to")
  func rendersNoRelativeLink() {
    for address in ["02-three-pieces.md", "#the-trap", "/etc/passwd"] {
      let lines = [Line([Span("x", link: LinkTarget(address))])]
      #expect(color.render(lines) == "x\n")
    }
  }

  @Test("links where links are followed")
  func rendersLinks() {
    let lines = [Line([Span("x", link: LinkTarget("https://a.example/ü"))])]

    #expect(
      color.render(lines)
        == "\u{1B}]8;id=1;https://a.example/%C3%BC\u{1B}\\x\u{1B}]8;;\u{1B}\\\n")
    #expect(TerminalProfile.plain.render(lines) == "x\n")
  }

  @Test("says which pieces are one link, and which are not")
  func numbersLinks() {
    let link = LinkTarget("https://a")
    let bar = Span.decoration("│ ")
    let lines = [
      Line([bar, Span("one", link: link)]),
      Line([bar, Span("goes on", style: loud, link: link), Span(" "), Span("two", link: link)]),
      Line(), Line([Span("three", link: link), Span("four", link: LinkTarget("https://b"))]),
    ]

    let output = color.render(lines)

    #expect(
      output.matches(of: /8;(id=\d;)https:\/\/([ab])/).map { String($0.output.1 + $0.output.2) }
        == [
          "id=1;a", "id=1;a", "id=2;a", "id=3;a", "id=4;b",
        ])
  }

  @Test("passes no control on, not even a newline inside a row")
  func rendersSafely() {
    #expect(TerminalProfile.plain.render([Line("a\u{1B}[2J\tb\nc")]) == "a␛[2J b c\n")
  }
}

@Suite("Link target")
struct LinkTargetTests {
  @Test(
    "follows the web, mail and relative addresses",
    arguments: [
      ("https://a.example/?q=1#f", "https://a.example/?q=1#f"),
      ("HTTP://a.example", "HTTP://a.example"),
      ("mailto:a@b.example", "mailto:a@b.example"),
      ("../02-kvo.md#top", "../02-kvo.md#top"),
      ("a/b:c", "a/b:c"),
      ("http://a/\u{1B}\\ \u{07}ü", "http://a/%1B\\%20%07%C3%BC"),
    ])
  func accepts(address: String, encoded: String) {
    #expect(LinkTarget(address)?.address == encoded)
  }

  @Test(
    "refuses everything else",
    arguments: [
      "", "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", " javascript:x",
      "java\u{0}script:x", "ssh://host", "1:2", "https://a/" + String(repeating: "x", count: 2083),
    ])
  func refuses(address: String) {
    #expect(LinkTarget(address) == nil)
  }
}
