import Terminal
import Testing

@testable import FullScreen

@Suite("A pane")
struct PaneTests {
  private static func rows(_ texts: [String]) -> [Line] { texts.map { Line($0) } }

  private static func pane(_ count: Int, rows: Int) -> Pane {
    var pane = Pane()
    pane.show((0..<count).map { Line("row \($0)") }, rows: rows)
    return pane
  }

  @Test(
    "moves by row and page, and stops at both ends",
    arguments: [
      ([.down], 1), ([.up], 0), ([.pageDown], 4), ([.pageDown, .pageUp], 0),
      ([.end], 15), ([.end, .down], 15), ([.end, .home], 0),
    ] as [([Key], Int)])
  func moves(keys: [Key], top: Int) {
    var pane = Self.pane(20, rows: 5)
    let moved = keys.map { pane.scroll($0) }
    let isForScrolling = pane.scroll(.character("x"))
    #expect(!moved.contains(false))
    #expect(!isForScrolling)
    #expect(pane.top == top)
    #expect(pane.visible.count == 5)
  }

  @Test("stays where one was when its rows are broken otherwise")
  func resized() {
    var pane = Pane()
    pane.show(Self.rows(["one two", "three four", "five six", "seven"]), rows: 2)
    pane.scroll(to: 2)
    pane.show(Self.rows(["one", "two", "three", "four", "five", "six", "seven"]), rows: 2)
    #expect(pane.visible.first?.text == "five")
    pane.show(Self.rows(["one two", "three four", "five six", "seven"]), rows: 2)
    #expect(pane.top == 2)
  }

  @Test("does not move when the same rows are shown again, also from an empty one")
  func shownAgain() {
    var pane = Pane()
    let lines = Self.rows(["a", "", "", "b", "c", "d"])
    pane.show(lines, rows: 2)
    pane.scroll(to: 1)
    pane.show(lines, rows: 2)
    #expect(pane.top == 1)
  }

  @Test("shows its last rows when there is more room, or less to show")
  func fits() {
    var pane = Self.pane(20, rows: 5)
    _ = pane.scroll(.end)
    pane.fit(into: 12)
    #expect(pane.top == 8)
    pane.show(Self.rows(["x"]), rows: 12)
    #expect(pane.top == 0)
    #expect(pane.showsEnd)
    pane.show([], rows: 0)
    #expect(pane.visible.isEmpty)
  }

  @Test("says where one is only if not all is in view")
  func position() {
    var pane = Self.pane(20, rows: 5)
    _ = pane.scroll(.pageDown)
    #expect(pane.position?.english == "5–9 of 20")
    #expect(Self.pane(5, rows: 5).position == nil)
  }
}
