import CUnistring
import Terminal
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

  @Test("ends rows at legal breaks, but for words longer than a row", arguments: [40, 60, 80])
  func breaksLegally(width: Int) throws {
    let source = try Fixture.text("mix.md").trimmingSuffix("\n")
    let lines = try Page.plain(width).lines(of: source)

    let illegal = illegalEnds(of: lines.map(\.text), in: source)

    #expect(illegal.allSatisfy { source.words(with: $0).contains { $0.count > width } })
    #expect(illegal.count <= 1)
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

  /// The last rows' words at places where UAX #14 does not let a row end.
  private func illegalEnds(of rows: [String], in source: String) -> [String] {
    let bytes = Array(source.utf8)
    var breaks = [CChar](repeating: 0, count: bytes.count)
    u8_possible_linebreaks_v2(bytes, bytes.count, "UTF-8", &breaks)
    var offset = 0
    return rows.dropLast().filter { row in
      offset += row.utf8.count
      if bytes[offset] == 0x20 { offset += 1 }
      return Int(breaks[offset]) != UC_BREAK_POSSIBLE
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }

  /// The words of this text that a row ends inside of.
  fileprivate func words(with row: String) -> [Substring] {
    let end = row.split(separator: " ").last ?? ""
    return split(separator: " ").filter { $0.contains(end) }
  }
}
