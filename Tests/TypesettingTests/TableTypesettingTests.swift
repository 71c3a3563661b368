@testable import Terminal
import Testing
@testable import Typesetting

@Suite("Tables on a page")
struct TableTypesettingTests {
  private let lives = """
    | Thing | Lives | Points |
    |---|:-:|--:|
    | `weak` | as long as somebody else holds it | 10 |
    | strong | long | 7 |
    """

  @Test("are in columns, aligned, without spaces at the end")
  func setsColumns() throws {
    #expect(
      try Page.plain(80).lines(of: lives).map(\.text) == [
        "Thing                 Lives                Points",
        "──────  ─────────────────────────────────  ──────",
        "`weak`  as long as somebody else holds it      10",
        "strong                long                      7",
      ])
  }

  @Test("wrap in the widest column, and then stand apart")
  func wraps() throws {
    let lines = try Page.plain(36).lines(of: lives)

    #expect(
      lines.map(\.text) == [
        "Thing          Lives         Points",
        "──────  ───────────────────  ──────",
        "`weak`  as long as somebody      10",
        "           else holds it",
        "",
        "strong         long               7",
      ])
  }

  @Test("become records where a column would be too narrow to read")
  func setsRecords() throws {
    #expect(
      try Page.plain(22).lines(of: lives).map(\.text) == [
        "Thing: `weak`",
        "Lives: as long as",
        "  somebody else holds",
        "  it",
        "Points: 10",
        "",
        "Thing: strong",
        "Lives: long",
        "Points: 7",
      ])
  }

  @Test("are sentences to a listener")
  func setsSentences() throws {
    #expect(
      try Page.accessible(100).lines(of: lives).map(\.text) == [
        "Table, 3 columns, 2 rows:",
        "Columns: Thing; Lives; Points",
        "Row 1. Thing: weak; Lives: as long as somebody else holds it; Points: 10",
        "Row 2. Thing: strong; Lives: long; Points: 7",
        "End of table.",
      ])
  }

  @Test(
    "say nothing about empty cells and columns without a name",
    arguments: [
      (Page.plain(80), ["     Linux  macOS", "───  ─────  ─────", "old         yes", "new  yes"]),
      (
        .plain(14),
        ["old", "Linux:", "macOS: yes", "", "new", "Linux: yes"]
      ),
      (
        .accessible(80),
        [
          "Table, 3 columns, 2 rows:", "Columns: unnamed; Linux; macOS", "Row 1. old; macOS: yes",
          "Row 2. new; Linux: yes", "End of table.",
        ]
      ),
    ])
  func setsGaps(page: Page, rows: [String]) throws {
    let markdown = "| | Linux | macOS |\n|-|-|-|\n| old | | yes |\n| new | yes |"

    #expect(try page.lines(of: markdown).map(\.text) == rows)
  }

  @Test(
    "show a header without rows",
    arguments: [
      (Page.plain(80), ["abcdefghi  j", "─────────  ─"]), (.plain(10), ["abcdefghi:", "j:"]),
      (
        .accessible(80),
        ["Table, 2 columns, no rows:", "Columns: abcdefghi; j", "End of table."]
      ),
    ])
  func setsHeader(page: Page, rows: [String]) throws {
    #expect(try page.lines(of: "abcdefghi | j\n-|-").map(\.text) == rows)
  }

  @Test("say a long name in full once, then cut it")
  func cutsLabels() throws {
    let name = "A name of a column that is much too long"
    let word = "abcdefghijklmnopqrst"
    let lines = try Page.plain(40).lines(of: "\(name) | b\n-|-\n\(word) | \(word)\nd | e")

    #expect(
      lines.map(\.text) == [
        "A name of a column that is much too", "  long: \(word)", "b: \(word)", "",
        "A name of a column that is much…: d", "b: e",
      ])
    #expect(
      lines.map(\.content).joined().withoutWhiteSpace
        == "\(name)\(word)b\(word)de".withoutWhiteSpace)
  }

  @Test("use the whole width, but no column wider than running text")
  func usesWidth() throws {
    let words = String(repeating: "word ", count: 40)
    let lines = try Page.plain(140).lines(of: "a | b\n-|-\n\(words)|\(words)")
    let wide = try Page.plain(200).lines(of: "a | b\n-|-\n\(words)|\(words)")

    #expect(lines.map { $0.width() }.max() == 140)
    #expect(lines[1].text.split(separator: "  ").map(\.count) == [69, 69])
    #expect(wide[1].text.split(separator: "  ").map(\.count) == [74, 74])
  }

  @Test("split no identifier as long as prose can give way")
  func sparesIdentifiers() throws {
    let markdown = """
      Name | Meaning
      --|--
      `maximumNumberOfLoginAttempts` | how often somebody may try before the door stays shut
      """

    #expect(
      try Page.plain(50).lines(of: markdown).map(\.text) == [
        "Name                            Meaning",
        "──────────────────────────────  ──────────────────",
        "`maximumNumberOfLoginAttempts`  how often somebody",
        "                                may try before the",
        "                                door stays shut",
      ])
  }

  @Test("are drawn in ASCII where the locale knows nothing else")
  func drawsASCII() throws {
    let profile = TerminalProfile(isTerminal: true, attributes: true, drawing: .ascii)
    let document = try MarkdownDocument(parsing: "a | bc\n-|-\n\n- [x] d")

    let lines = TerminalTypesetter(profile: profile).typeset(document)
    #expect(lines.map(\.text) == ["a  bc", "-  --", "", "[x] d"])
  }

  @Test("divide long words, and leave room for no hyphen that is not shown")
  func dividesWords() throws {
    let word = "Донаупароход"
    let natural = try Page.plain(15).lines(of: "a | b\n-|-\n\(word) | c")
    let narrow = try Page.plain(14).lines(of: "a | b\n-|-\n\(word) | c")

    #expect(natural.map(\.text) == ["a             b", "────────────  ─", "\(word)  c"])
    #expect(narrow[2].text.hasSuffix("-  c"))
    #expect(
      narrow.map(\.content).joined() == "ab\(word.prefix(narrow[2].content.count - 1))c"
        + word.dropFirst(narrow[2].content.count - 1))
  }

  @Test("keep their looks and links in the cells")
  func keepsLooks() throws {
    let lines = try Page.color(80).lines(of: "*a* | b\n-|-\n[c](https://d.org) | e")

    let theme = Theme.standard
    #expect(
      lines[0].spans[1]
        == Span("a", style: theme.tableHeader.overlaid(with: theme.emphasis)))
    #expect(lines[2].spans[1].link == LinkTarget("https://d.org"))
  }

  @Test("lose nothing and fit, however narrow the page", arguments: 1...70)
  func fits(width: Int) throws {
    let source = try Fixture.text("tables.md")
    let whole = try Page.accessible(80).lines(of: source)
    let lines = try Page.plain(width).lines(of: source)

    for model in WidthModel.allCases {
      #expect(lines.overflowing(width, in: model) == [])
    }
    #expect(lines.sortedContent == whole.sortedContent)
    #expect(lines.map { $0.text.last }.filter { $0 == " " } == [])
  }

  @Test("become records rather than cut a cluster")
  func keepsClusters() throws {
    let cluster = "क" + String(repeating: "\u{93E}", count: 29)
    let lines = try Page.plain(55).lines(of: "a | b\n-|-\n\(cluster) | \(cluster) \(cluster)")

    #expect(lines.overflowing(55, in: .widest) == [])
    #expect(lines.map(\.content).joined() == "a\(cluster)b\(cluster)\(cluster)")
  }

  @Test("stay small, however many cells are missing", arguments: [Page.plain(40), .accessible(40)])
  func staySmall(page: Page) throws {
    let columns = String(repeating: "a|", count: 2_000)
    let delimiters = String(repeating: "-|", count: 2_000)
    let rows = String(repeating: "b\n", count: 2_000)

    let lines = try page.lines(of: "\(columns)\n\(delimiters)\n\(rows)")

    #expect(lines.count < 10_000)
  }
}

extension [Line] {
  /// The characters of the content, regardless of order.
  fileprivate var sortedContent: String {
    String(map(\.content).joined().withoutWhiteSpace.sorted())
  }
}
