import CUnistring
@testable import Terminal
import Testing
import Typesetting

@Suite("Wrapping of five scripts")
struct WrappingTests {
  @Test("fits in every width model", arguments: [10, 20, 40, 60, 80, 200])
  func fits(width: Int) throws {
    let lines = try Page.plain(width).lines(of: Fixture.text("mix.md"))

    for model in WidthModel.allCases {
      #expect(lines.overflowing(width, in: model) == [])
    }
  }

  @Test("ends every row at a legal break or a hyphen", arguments: [20, 40, 60, 80])
  func breaksLegally(width: Int) throws {
    let source = try Fixture.text("mix.md").trimmingSuffix("\n")
    let lines = try Page.plain(width).lines(of: source)

    #expect(illegalEnds(of: lines, in: source) == [])
  }

  @Test(
    "ends no row at a hyphen in code that has room in the next one", arguments: [36, 40, 48, 52])
  func keepsCommands(width: Int) throws {
    let text =
      "Then you type `switchboard lesson telling-whoever-listens` again, with `--no-pager`."
    for page in [Page.plain(width), Page.accessible(width)] {
      let rows = try page.lines(of: text).map(\.text)
      #expect(rows.contains { $0.contains("telling-whoever-listens") }, "\(rows)")
      #expect(rows.allSatisfy { !$0.hasSuffix("-") }, "\(rows)")
    }
  }

  @Test("divides code only where no row has room for it, and then between its words")
  func keepsCode() throws {
    let text = "First set `picker.delegate = self` here. Then `picker(picker, didChoose: color)`."
    #expect(
      try Page.plain(28).lines(of: text).map(\.text) == [
        "First set", "`picker.delegate = self`", "here. Then `picker(picker,",
        "didChoose: color)`.",
      ])
    let names = "Type `switchboard run --lesson telling-whoever-listens post.swift`."
    #expect(
      try Page.plain(28).lines(of: names).map(\.text) == [
        "Type `switchboard run", "--lesson", "telling-whoever-listens", "post.swift`.",
      ])
  }

  @Test("A long line of code ends before a string literal, not inside, if the literal has room")
  func keepsLiterals() throws {
    func rows(_ code: String) throws -> [String] {
      try Page.plain(30).lines(of: "```\n\(code)\n```").dropFirst().dropLast().map(\.text)
    }
    #expect(
      try rows(#"print("one", "two words and three")"#) == [
        #"print("one", ↵"#, #""two words and three")"#,
      ])
    #expect(
      try rows(#"let a = "a literal that no row has room for""#) == [
        #"let a = "a literal that no ↵"#, #"row has room for""#,
      ])
    #expect(
      try rows(#"print("a \(text(of: "the words")) b")"#) == [
        #"print("a \(text(of: ↵"#, #""the words")) b")"#,
      ])
  }

  @Test("needs no more rows than the best prototype")
  func isDense() throws {
    #expect(try Page.plain(40).lines(of: Fixture.text("mix.md")).count <= 12)
  }

  @Test(
    "joins lines between Chinese characters only",
    arguments: [
      ("中\n文", "中文"), ("中，\n文", "中，文"), ("*中*\n文", "中文"), ("a\n文", "a 文"),
      ("中\nb", "中 b"), ("한\n국", "한 국"), ("👍\n👍", "👍 👍"), ("a\nb", "a b"),
    ])
  func joinsLines(markdown: String, text: String) throws {
    #expect(try Page.accessible(80).lines(of: markdown).map(\.text) == [text])
  }

  /// Returns the rows that end where neither UAX #14 nor one of our hyphens allows it.
  private func illegalEnds(of rows: [Line], in source: String) -> [String] {
    let bytes = Array(source.utf8)
    var breaks = [CChar](repeating: 0, count: bytes.count)
    u8_possible_linebreaks_v2(bytes, bytes.count, "UTF-8", &breaks)
    var offset = 0
    return rows.dropLast().filter { row in
      offset += row.content.utf8.count
      if bytes[offset] == 0x20 { offset += 1 }
      let isHyphenated = row.spans.last?.role == .decoration && row.text.hasSuffix("-")
      return !isHyphenated && Int(breaks[offset]) != UC_BREAK_POSSIBLE
    }.map(\.text)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
