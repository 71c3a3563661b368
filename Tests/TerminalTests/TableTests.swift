import Terminal
import Testing

@Suite("Table")
struct TableTests {
  private let grades = Table(
    columns: [.left, .right, .left],
    rows: [
      [Line("exercise", style: Style(bold: true)), Line("points"), Line("status")],
      [Line("ColorPicker"), Line("10"), Line("passed")],
      [Line("气象站"), Line("7"), Line("failed")],
    ])

  @Test("aligns by display width")
  func aligns() {
    #expect(
      grades.lines(width: 80).map(\.text) == [
        "exercise     points  status",
        "ColorPicker      10  passed",
        "气象站            7  failed",
      ])
  }

  @Test("centers, the odd column of space on the right")
  func centers() {
    let table = Table(
      columns: [.center, .left],
      rows: [[Line("abcd"), Line("x")], [Line("e"), Line("x")], [Line("fg")]])

    #expect(table.lines(width: 80).map(\.text) == ["abcd  x", " e    x", " fg"])
  }

  @Test("gives way with an ellipsis in the widest column")
  func shrinks() {
    #expect(
      grades.lines(width: 24).map(\.text) == [
        "exercise  points  status",
        "ColorPi…      10  passed",
        "气象站         7  failed",
      ])
  }

  @Test("never exceeds the width", arguments: 1...30)
  func fits(width: Int) {
    #expect(grades.lines(width: width).allSatisfy { $0.width() <= width })
  }

  @Test("takes rows of any length")
  func takesRaggedRows() {
    let table = Table(
      columns: [.left, .left], rows: [[], [Line("a")], [Line("b"), Line("c"), Line("d")]])

    #expect(table.lines(width: 80).map(\.text) == ["", "a", "b  c"])
  }

  @Test("keeps styles")
  func keepsStyles() {
    #expect(grades.lines(width: 80)[0].spans.contains(Span("exercise", style: Style(bold: true))))
  }
}
