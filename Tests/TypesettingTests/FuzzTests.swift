@testable import Terminal
import TestSupport
import Testing
import Typesetting

@Suite("Generated documents")
struct FuzzTests {
  @Test("keep their text, fit and stay harmless", arguments: 1...150 as ClosedRange<UInt64>)
  func survive(seed: UInt64) throws {
    var generator = SplitMix64(state: seed)
    let markdown = Self.document(using: &generator)
    let page = Self.kinds[Int(seed % 4)](
      Int.random(in: 1...100, using: &generator))

    let document = try MarkdownDocument(parsing: markdown)
    let lines = page.typesetter.typeset(document)
    let rows = page.profile.render(lines).rows

    let shown = lines.map(\.content).joined().withoutWhiteSpace
    let source = HTMLText.text(of: LibcmarkHTML.html(of: markdown).literal)
    let comparison = Comparison(of: document, on: page)
    #expect(comparison.words(in: shown) == comparison.words(in: source))
    #expect(shown.count(of: "[") + document.blocks.tasks.count == source.count(of: "["))
    for model in WidthModel.allCases {
      #expect(lines.overflowing(page.profile.columns, in: model) == [])
    }
    #expect(rows.filter { Escapes(of: $0).hasForeignControl } == [])
    #expect(rows.filter { !Escapes(of: $0).isBalanced } == [])
  }

  @Test("hold tables and tasks, so that the above says something about them")
  func holdTables() throws {
    let documents = try (UInt64(1)...150).map { seed in
      var generator = SplitMix64(state: seed)
      return try MarkdownDocument(parsing: Self.document(using: &generator))
    }

    #expect(documents.filter { $0.blocks.holdTable }.count >= 20)
    #expect(documents.filter { !$0.blocks.tasks.isEmpty }.count >= 20)
    #expect(documents.filter { !$0.blocks.holdTable && $0.blocks.tasks.isEmpty }.count >= 20)
  }

  private static let kinds: [@Sendable (Int) -> Page] = [
    { .color($0) }, { .plain($0) }, { .accessible($0) }, { .truecolor(.light, $0) },
  ]

  private static let pieces = [
    "# ", "- ", "1. ", "99999. ", "> ", "    ", "\t", "```swift\n", "```\n", "~~~\n", "***", "**",
    "*", "_", "`", "``", "[", "](", "](a.md)", ")", "![", "<b>", "<!--", "-->", "<div>\n", "\n",
    "\n\n", "\n\n", "  \n", "\\", "\\\n", "&amp;", "&#27;", "&#x202E;", "&nbsp;", "\u{1B}[2J",
    "\u{9B}", "\u{AD}", "\u{200B}", "\u{301}", "\u{FE0F}", "word", "word ", "a", " ", "Array<Int>",
    "中文，", "हिन्दी ", "скорость ", "👩‍👩‍👧‍👦", "🇩🇪", "❤️", "---\n", "===\n", "<https://a.b>",
    "verylongwordthatdoesnotfitanywhere", "\"", "|", "\u{2028}", "한국어",
    "a | b\n--|--\n", "\n\n| a | *b*\n|:-:|-:|\n", " | ", "\\|", "`a \\| b`", "\n| c | d |", "\\[",
    "\n- [ ] ", "\n1. [x] ", "\u{1112}\u{1161}\u{11AB}",
  ]

  private static func document(using generator: inout SplitMix64) -> String {
    (0..<Int.random(in: 1...80, using: &generator))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
  }
}
