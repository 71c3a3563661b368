import Terminal
import Testing
import Typesetting

@Suite("Escape injection")
struct InjectionTests {
  @Test(
    "fails, wherever it hides",
    arguments: [
      "Title \u{1B}]0;PWNED\u{07}", "csi \u{1B}[31mred", "clear \u{1B}[2J",
      "osc52 \u{1B}]52;c;cHduZWQ=\u{07}", "bs AB\u{08}\u{08}XY", "cr HIDDEN\rSHOWN", "bel \u{07}",
      "del \u{7F}", "nul \u{00}", "c1 csi \u{9B}31m", "c1 osc \u{9D}0;PWN\u{9C}",
      "bidi \u{202E}.evil\u{202C}", "isolate \u{2066}x\u{2069}", "vt \u{0B} ff \u{0C}",
      "&#27;[32mgreen", "&#x1b;]0;ENT&#7;", "&#155;31m", "&#x9d;0;C1&#x9c;", "&#0; &#8;",
      "&#x202E;evil", "&amp;#27;[35mdouble", "`code \u{1B}[33m`", "`&#27;[33m`",
      "```swift \u{1B}]0;INFO\u{07}\nlet x = 1\n```", "```\n\u{1B}[34m \u{07} \u{1B}\n```",
      "[l](http://ok.example/\u{1B}]8;;http://evil/\u{1B}\\x)", "[l](<http://a/\u{07}evil>)",
      "[l](http://a/&#27;[31m&#7;x \"title \u{1B}[36m\")", "![a\u{1B}[1m](p\u{07}.png)",
      "<b \u{1B}[37m>html</b>", "<!-- \u{1B}]0;HTMLC\u{07} -->", "<div>\n\u{1B}[1m\n</div>",
      "    indented \u{1B}[35m", "# Heading \u{1B}c",
    ],
    [Page.color(40), .plain(80), .accessible(20)])
  func fails(markdown: String, page: Page) throws {
    let rows = try page.text(of: markdown).rows

    #expect(rows.filter { Escapes(of: $0).hasForeignControl } == [])
    #expect(rows.filter { !Escapes(of: $0).isBalanced } == [])
  }

  @Test("fails in all probes together", arguments: Page.all)
  func failsTogether(page: Page) throws {
    let rows = try page.text(of: Fixture.text("inject.md")).rows

    #expect(rows.filter { Escapes(of: $0).hasForeignControl } == [])
    #expect(rows.filter { !Escapes(of: $0).isBalanced } == [])
  }

  @Test("is shown to the reader")
  func isShown() throws {
    #expect(try Page.plain(80).text(of: "a \u{1B}[31m &#155;") == "a ␛[31m \u{FFFD}\n")
  }
}
