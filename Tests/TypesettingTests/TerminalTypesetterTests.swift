@testable import Terminal
import Testing
@testable import Typesetting

@Suite("Terminal typesetter")
struct TerminalTypesetterTests {
  @Test(
    "sets each element",
    arguments: [
      ("## Two words", 80, ["## Two words"]),
      ("*a* **b** `c`", 80, ["*a* **b** `c`"]),
      ("- a\n- b", 80, ["• a", "• b"]),
      ("- a\n\n- b", 80, ["• a", "", "• b"]),
      ("9. a\n10. b", 80, [" 9. a", "10. b"]),
      ("- a\n\n  b", 80, ["• a", "", "  b"]),
      ("- \n- b", 80, ["•", "• b"]),
      ("- - a", 80, ["• • a"]),
      ("> a\n>\n> b", 80, ["│ a", "│", "│ b"]),
      ("---", 12, ["────────────"]),
      ("    a\n\n    b", 80, ["```", "a", "", "b", "```"]),
      ("[a](b.md)", 80, ["a (b.md)"]),
      ("<http://a.example>", 80, ["http://a.example"]),
      ("<a@b.example>", 80, ["a@b.example"]),
      ("![a](b.png)", 80, ["Image: a (b.png)"]),
      ("Array<Int> and a<b and c>d.", 80, ["Array<Int> and a<b and c>d."]),
      ("a  \nb", 80, ["a", "b"]),
      ("a     b", 80, ["a b"]),
      ("~~a *b*~~ ~c~ ~~ d~~", 80, ["~~a *b*~~ ~c~ ~~ d~~"]),
      ("> [!NOTE]\n> a", 80, ["│ Note", "│ a"]),
      ("> [!tip]\n>\n> - a", 80, ["│ Tip", "│ • a"]),
      ("> [!NOTE] a", 80, ["│ [!NOTE] a"]),
      ("> \\[!NOTE]\n> a", 80, ["│ [!NOTE] a"]),
      ("a\n\n# b\n\n## c\n\nd", 80, ["a", "", "", "# b", "", "## c", "", "d"]),
      ("- a\n\n  # b", 80, ["• a", "", "", "  # b"]),
      ("```js src/App.js {1,3}\n```", 80, ["```js src/App.js {1,3}", "```"]),
      ("[a](b.md \"T\") [c](d.md \"c\")", 80, ["a (b.md \"T\") c (d.md)"]),
      ("![a](b.png \"T\")", 80, ["Image: a (b.png \"T\")"]),
      ("a <!-- b\nc --> d", 80, ["a <!-- b c --> d"]),
      ("<!--\none two three\n-->\n\na", 16, ["<!-- one tw… -->", "", "a"]),
      ("<p>a</p> <!-- b", 80, ["<p>a</p> <!-- b"]),
    ])
  func setsPlain(markdown: String, width: Int, rows: [String]) throws {
    #expect(try Page.plain(width).lines(of: markdown).map(\.text) == rows)
  }

  @Test(
    "says what a listener can't see",
    arguments: [
      ("## Two", ["Heading 2: Two"]),
      ("> a", ["Quote:", "  a", "End of quote."]),
      ("```swift\nx\n```", ["Code, Swift:", "x", "End of code."]),
      ("    x", ["Code:", "x", "End of code."]),
      ("```\n```", ["Code:", "End of code."]),
      ("- a", ["- a"]),
      (
        "- a\n  1. b\n     - c",
        [
          "- a", "  List, level 2:", "  1. b", "     List, level 3:", "     - c",
          "     End of list, level 3.", "  End of list, level 2.",
        ]
      ),
      ("---", ["---"]),
      ("*a* **b** `c`", ["a b c"]),
      ("> [!WARNING]\n> a", ["Warning:", "  a", "End of warning."]),
      ("~~a~~", ["struck: a"]),
      ("a\n\n# b", ["a", "", "", "Heading 1: b"]),
      ("```swift a.swift\n```", ["Code, Swift, a.swift:", "End of code."]),
    ])
  func setsAccessible(markdown: String, rows: [String]) throws {
    #expect(try Page.accessible(80).lines(of: markdown).map(\.text) == rows)
  }

  @Test(
    "draws with ASCII where nothing else is known",
    arguments: [
      ("> a", ["| a"]), ("- a", ["* a"]), ("---", ["----------------"]), ("- [x] a", ["[x] a"]),
      ("    0123456789abcdefgh", ["```", "0123456789abcde\\", "fgh", "```"]),
      ("a | b\n--|--\n", ["a  b", "-  -"]),
    ])
  func setsASCII(markdown: String, rows: [String]) throws {
    #expect(try Page.ascii(16).lines(of: markdown).map(\.text) == rows)
  }

  @Test("marks where a long line of code goes on, and keeps every character")
  func marksLongCode() throws {
    let lines = try Page.plain(12).lines(of: "```\nlet  a = \"0123456789\"\n```")

    #expect(lines.map(\.text) == ["```", "let  a = \"↵", "0123456789\"", "```"])
    #expect(lines.map(\.content).joined() == "let  a = \"0123456789\"")
  }

  @Test(
    "divides a name of a long line of code only where no row has room for it",
    arguments: [
      (
        24, "delegate?.flipsideViewController(self, didFinish: 1)",
        ["delegate?↵", ".flipsideViewController↵", "(self, didFinish: 1)"]
      ),
      (12, "aVeryLongNameOfOneThing()", ["aVeryLongNa↵", "meOfOneThin↵", "g()"]),
      (12, "let abc = defg + hij", ["let abc = ↵", "defg + hij"]),
    ])
  func dividesCode(columns: Int, code: String, rows: [String]) throws {
    let lines = try Page.plain(columns).lines(of: "```\n\(code)\n```")
    #expect(lines.dropFirst().dropLast().map(\.text) == rows)
    #expect(lines.map(\.content).joined() == code)
  }

  @Test("puts a marker on an extra row where there is no room beside it")
  func setsNarrow() throws {
    let lines = try Page.plain(9).lines(of: "123456789. abc def")

    #expect(lines.map(\.text) == ["123456789", ".", "abc def"])
  }

  @Test("sets text to 74 columns and code to all there are")
  func setsMeasure() throws {
    let word = String(repeating: "x", count: 150)
    let lines = try Page.plain(200).lines(of: "\(word)\n\n    \(word)")

    #expect(lines.map { $0.width() } == [74, 74, 2, 0, 3, 150, 3])
  }

  @Test(
    "gives a page a margin on a wide terminal, into which code stands out",
    arguments: [(82, "    "), (81, "")])
  func setsMargin(columns: Int, blanks: String) throws {
    let page = TerminalTypesetter(profile: Page.color(columns).profile, hasMargin: true)
    let document = try MarkdownDocument(parsing: "# a\n\n> b\n\n```\nc\n```\n\n- ```\n  d\n  ```")

    #expect(page.margin == blanks.count)
    #expect(
      page.typeset(document).map(\.text) == [
        blanks + "a", "", blanks + "│ b", "", "───", "c", "───", "", blanks + "• ───",
        blanks + "  d", blanks + "  ───",
      ])
  }

  @Test(
    "has no margin where nobody looks, or listens", arguments: [Page.plain(200), .accessible(200)])
  func sparesMargin(page: Page) {
    #expect(TerminalTypesetter(profile: page.profile, hasMargin: true).margin == 0)
  }

  @Test("shows tags and comments dim, and what is between them as it is")
  func setsHTML() throws {
    let spans = try Page.color(80).lines(of: "<p>a</p> <!-- b -->")[0].spans

    #expect(spans.map(\.text) == ["<p>", "a", "</p>", " ", "<!-- b -->"])
    #expect(spans.map(\.style.dim) == [true, false, true, false, true])
    #expect(spans.map(\.role).last == .decoration)
  }

  @Test("strikes words where looks can be shown")
  func strikes() throws {
    let spans = try Page.color(80).lines(of: "a ~~*b*~~ \\~~c~~")[0].spans

    #expect(spans.map(\.text) == ["a ", "b", " ~~c~~"])
    #expect(spans.map(\.style.strikethrough) == [false, true, false])
  }

  @Test(
    "spells an address out when the words show another",
    arguments: [
      ("[https://good.org](https://evil.org)", "https://good.org (https://evil.org)"),
      ("[see good.org/a](https://evil.org/good.org)", "see good.org/a (https://evil.org/good.org)"),
      ("[www.good.org](https://good.org@evil.org)", "www.good.org (https://good.org@evil.org)"),
      ("[https://a.org/b](https://a.org/c)", "https://a.org/b (https://a.org/c)"),
      ("[https://a.org](HTTPS://A.org/)", "https://a.org"),
      ("[a.org](https://www.a.org/b)", "a.org"),
      ("[main.swift](https://a.org/main.swift)", "main.swift"),
      ("[a.org](b.md)", "a.org (b.md)"),
      ("<https://a.org/b>", "https://a.org/b"),
      ("<a@b.org>", "a@b.org"),
    ])
  func showsAddresses(markdown: String, text: String) throws {
    #expect(try Page.color(80).lines(of: markdown).map(\.text) == [text])
  }

  @Test("links where links are followed, else spells the address out")
  func links() throws {
    let markdown = "[a](https://a.org) [c](javascript:x)"

    #expect(
      try Page.color(80).lines(of: markdown).map(\.text) == ["a c (javascript:x)"])
    #expect(
      try Page.color(80).lines(of: markdown)[0].spans[0].link == LinkTarget("https://a.org"))
  }

  @Test("spells out an address that leads nowhere from a terminal, unless pages are opened there")
  func relativeLinks() throws {
    let markdown = "[a](b.md) [c](#d)"
    let document = try MarkdownDocument(parsing: markdown)
    let reader = TerminalTypesetter(profile: Page.color(80).profile, opensPages: true)

    let lines = try Page.color(80).lines(of: markdown)
    #expect(lines.map(\.text) == ["a (b.md) c (#d)"])
    #expect(lines[0].spans.allSatisfy { $0.link == nil })
    #expect(reader.typeset(document).map(\.text) == ["a c"])
    #expect(reader.typeset(document)[0].spans[0].link == LinkTarget("b.md"))
  }

  @Test("leaves the space between lines out of a link that begins or ends there")
  func spacesBesideLinks() throws {
    let spans = try Page.color(80).lines(of: "a\n[b\nc](https://d.org)\ne")[0].spans

    #expect(spans.map(\.text) == ["a ", "b c", " e"])
  }

  @Test("takes its looks from the theme")
  func followsTheme() throws {
    var theme = Theme.standard
    theme.strong = Style(background: .yellow)
    let typesetter = TerminalTypesetter(profile: Page.color(80).profile, theme: theme)

    let lines = try typesetter.typeset(MarkdownDocument(parsing: "*a **b***"))

    #expect(
      lines == [
        Line([
          Span("a ", style: theme.emphasis),
          Span("b", style: theme.emphasis.overlaid(with: theme.strong)),
        ])
      ])
  }
}
