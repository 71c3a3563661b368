import Terminal
import Testing

@testable import FullScreen

@Suite("Scrolling")
struct ScrollingTests {
  // 20 paragraphs are 39 rows; 10 of them are in view, so the last top row is 29.
  private static let text = paragraphs(20)

  @Test(
    "moves by line, page and half a page, and stops at both ends",
    arguments: [
      ([.down], 1), ([.character("j"), .character("j"), .character("k")], 1), ([.up], 0),
      ([.character(" ")], 9), ([.pageDown, .pageDown], 18), ([.control("f"), .control("b")], 0),
      ([.character("d")], 5), ([.control("d"), .control("u")], 0), ([.end], 29),
      ([.character("G"), .down], 29), ([.end, .pageUp], 20), ([.end, .character("g")], 0),
      ([.end, .home], 0), ([.enter], 1), ([.control("e"), .control("e"), .control("y")], 1),
    ] as [([Key], Int)])
  func moves(keys: [Key], top: Int) throws {
    var desk = try Desk(Self.text)

    _ = desk.press(keys)

    #expect(desk.model.top == top)
  }

  @Test("goes from heading to heading")
  func headings() throws {
    var desk = try Desk(
      "# A\n\n\(paragraphs(9))\n\n## B\n\n\(paragraphs(9))\n\n# C\n\n\(Self.text)")

    desk.type("]")
    #expect(desk.firstRow == "B")
    desk.type("J")
    #expect(desk.firstRow == "C")
    desk.type("j[")
    #expect(desk.firstRow == "C")
    desk.type("K[")
    #expect(desk.firstRow == "A")
    desk.type("[")
    #expect(desk.status.hasPrefix(" no heading above"))
    desk.type("]]G]")
    #expect(desk.status.hasPrefix(" no heading below"))
  }

  @Test("a resize keeps what is at the top, however often")
  func resize() throws {
    let words = (1...400).map { "word\($0)" }.joined(separator: " ")
    var desk = try Desk("\(words)\n\n- item\n- \(words)\n", columns: 60, rows: 12)
    desk.type("jjjjjjjjjjjjj")
    let before = desk.screen
    let first = before[0].prefix { $0 != " " }

    desk.resize(21, 7)
    #expect(desk.firstRow.contains(first))
    desk.resize(9, 30)
    desk.resize(133, 5)
    #expect(desk.firstRow.contains(first))
    desk.resize(60, 12)
    #expect(desk.screen == before)
  }

  @Test("a page that fits is in view whole")
  func short() throws {
    var desk = try Desk("hello")

    desk.type(" Gjd")

    #expect(desk.firstRow == "hello")
    #expect(desk.status.hasSuffix(" all · ? help  q quit "))
  }

  @Test(
    "leaves with the effect of the key",
    arguments: [
      (.character("q"), .quit), (.control("c"), .interrupt), (.control("z"), .suspend),
    ] as [(Key, ReaderEffect)])
  func leaves(key: Key, effect: ReaderEffect) throws {
    var desk = try Desk("hello")

    #expect(desk.press(key) == effect)
  }
}
