@testable import Terminal
import TestSupport
import Testing
import Typesetting

@Suite("Footnotes")
struct FootnoteTests {
  @Test("are at the end, in the order of their mentions, below a short rule")
  func order() throws {
    let source = """
      One[^b], two[^A], one again[^B].

      [^a]: The *second*.
      [^b]: The first,
          which goes on.

      End.
      """

    #expect(
      try Page.plain(40).lines(of: source).map(\.text) == [
        "One[1], two[2], one again[1].", "", "End.", "", "────────────",
        "[1] The first, which goes on.", "", "[2] The *second*.",
      ])
    #expect(
      try Page.accessible(40).lines(of: source).map(\.text) == [
        "One (note 1), two (note 2), one again", "(note 1).", "", "End.", "", "---",
        "Note 1: The first, which goes on.", "", "Note 2: The second.",
      ])
  }

  @Test(
    "are one word, a link, several paragraphs or whatever else is indented below",
    arguments: [
      ("[^1]: word", [Block.paragraph([.text("word")])]),
      ("[^1]:\n  word", [.paragraph([.text("word")])]),
      (
        "[^1]: a\n\n    b *c*\n\n    > d",
        [
          .paragraph([.text("a")]), .paragraph([.text("b "), .emphasis([.text("c")])]),
          .quote([.paragraph([.text("d")])]),
        ]
      ),
      ("[^1]:\n\n\ta", [.paragraph([.text("a")])]),
      ("[^1]: <b>", [.paragraph([.html("<b>")])]),
      ("[^1]: see [^1]", [.paragraph([.text("see "), .mention(note: 1)])]),
      ("[^1]:", []),
    ])
  func content(note: String, blocks: [Block]) throws {
    let document = try MarkdownDocument(parsing: "a[^1]\n\n\(note)\n")

    #expect(
      document.blocks == [
        .paragraph([.text("a"), .mention(note: 1)]), .note(number: 1, blocks),
      ])
  }

  @Test("are found by a name that has to be made visible")
  func hiddenName() throws {
    let document = try MarkdownDocument(parsing: "a[^\u{202E}]\n\n[^\u{202E}]: c")

    #expect(
      document.blocks == [
        .paragraph([.text("a"), .mention(note: 1)]),
        .note(number: 1, [.paragraph([.text("c")])]),
      ])
  }

  @Test("leave a block between fences to the page")
  func leavesFences() throws {
    let document = try MarkdownDocument(parsing: "a[^1]\n\n[^1]: b\n\n ```\n c\n ```\n")

    #expect(document.blocks.count == 3)
    #expect(document.blocks.last == .note(number: 1, [.paragraph([.text("b")])]))
  }

  @Test("know the line of code in a note")
  func codeLine() throws {
    let document = try MarkdownDocument(
      parsing: "a[^1]\n\n[^1]: b\n\n    c\n\n    ```swift\n    d\n    ```\n")

    guard case .note(_, let blocks)? = document.blocks.last, case .code(let code)? = blocks.last
    else {
      Issue.record("no code: \(document.blocks)")
      return
    }
    #expect(code.text == "d\n")
    #expect(code.sourceLine == 7)
  }

  @Test(
    "are mentioned wherever text is",
    arguments: [
      "# a[^1]", "> - a[^1]", "*a[^1]*", "~~a[^1]~~", "[a[^1]](b.md)", "![a[^1]](b.png)",
      "a|b\n-|-\nc|d[^1]", "a\n[^1]", "x[^1][^1]", "![^1]", "`a`[^1]:",
    ])
  func mentions(text: String) throws {
    let page = try Page.plain(80).text(of: text + "\n\n[^1]: the note")

    #expect(page.contains("[1]"))
    #expect(!page.contains("[^1]"))
    #expect(page.hasSuffix("[1] the note\n"))
  }

  @Test(
    "leave everything else as it is written",
    arguments: [
      ("`[^1]`", "[^1]"), ("\\[^1]", "[^1]"), ("[^1\\]", "[^1]"), ("[\\^1]", "[^1]"),
      ("&#91;^1]", "[^1]"), ("[^2]", "[^2]"), ("[^ 1]", "[^ 1]"), ("[^]", "[^]"),
      ("```\n[^1]\n```", "[^1]"), ("    [^1]", "[^1]"), ("<b\nc='[^1]'>", "[^1]"),
      ("<div>\n[^1]: a", "[^1]: a"), ("> [^1]: in a quote", "[^1]: in a quote"),
      ("[^1](b.md)", "^1"),
    ])
  func leaves(text: String, words: String) throws {
    let source = text + "\n\n[^1]: the note"

    let page = try Page.color(80).lines(of: source)
    #expect(page.map(\.content).joined().contains(words))
    #expect(page.last?.text == "[^1]: the note")
    #expect(!page.contains { $0.text.contains("[1]") })
  }

  @Test("that nobody mentions, or that come second, stay where they are")
  func staysPut() throws {
    let source = "[^x]: unused\n[^1]: first\n[^1]: second\n\n    code\n\nb[^1]"

    #expect(
      try Page.color(40).lines(of: source).map(\.content).filter { !$0.isEmpty }
        == [
          "[^x]: unused [^1]: second", "code", "b", "first",
        ])
  }

  private static let manyNotes = Sample(
    1,
    of: [
      LongText(
        "a mention, a note and a continuation each",
        (0..<20_000).map { "a[^\($0)]\n\n[^\($0)]: b[^\($0 + 1)]\n\n    c\n\n" }.joined()),
      LongText(
        "mentions in emphasis",
        String(repeating: "*[^1] ", count: 50_000) + String(repeating: "*", count: 50_000)
          + "\n\n[^1]: a"),
      LongText("the same note", "[^1]\n\n" + String(repeating: "[^1]: a\n", count: 50_000)),
      LongText("begun mentions", String(repeating: "[^", count: 200_000)),
      LongText("mentions without a note", String(repeating: "[^1] ", count: 100_000)),
      LongText(
        "notes that mention themselves", (0..<50_000).map { "[^\($0)]: [^\($0)]\n" }.joined()),
    ])

  @Test("take linear time, however many there are", arguments: manyNotes.few)
  func isBounded(text: LongText) throws {
    _ = try MarkdownDocument(parsing: text.source)
  }

  @Suite("of every kind")
  struct Proof {
    @Test("take linear time, however many there are", arguments: manyNotes.others)
    func isBounded(text: LongText) throws { try FootnoteTests().isBounded(text: text) }
  }

  @Test("lose nothing in generated documents", arguments: 1...100 as ClosedRange<UInt64>)
  func survive(seed: UInt64) throws {
    var generator = SplitMix64(state: seed)
    let source = (0..<Int.random(in: 1...40, using: &generator))
      .map { _ in Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)] }.joined()

    for page in [Page.color(30), .plain(12), .accessible(50)] {
      let lines = try page.lines(of: source)
      #expect(Self.words(in: lines.map(\.content).joined()) == Self.words(in: source))
      #expect(lines.overflowing(page.profile.columns, in: .widest) == [])
    }
  }

  /// Returns the letters of the pieces; signs are shown in other places and forms.
  private static func words(in text: String) -> [Character] {
    text.filter { "abcde".contains($0) }.sorted()
  }

  private static let pieces = [
    "[^1]", "[^2]", "[^X]", "\n\n[^1]: ", "\n[^2]: ", "\n\n[^x]: ", "\n\n[^1]:", "\n\n    ", "\n",
    "\n\n", "a ", "b", "c d", "e ", "\n\n> ", "\n\n- ", "*", "[", "]", "`", "\\", "|", "\n--|--\n",
    "\n\n\t", ": ", "(e", "\n```\n",
  ]
}
