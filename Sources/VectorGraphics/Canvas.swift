import Terminal

/// The rows of a picture taken apart: text, lines, and what is behind them.
struct Canvas {
  /// The columns of the widest row.
  let columns: Int
  /// The looks of all parts.
  private(set) var sheet = StyleSheet()
  private var backgrounds: [Background] = []
  private var strokes = Strokes()
  private var rows: [[Run]] = []

  init(_ lines: [Line]) {
    columns = lines.map { $0.width() }.max() ?? 0
    for (row, line) in lines.enumerated() { add(line, row: row) }
  }

  private mutating func add(_ line: Line, row: Int) {
    let cells = Cell.cells(of: line)
    rows.append(Run.runs(of: cells))
    for (index, cell) in cells.enumerated() {
      sheet.add(cell.style)
      if cell.style.hasBackground { backgrounds.append(Background(cell, row: row)) }
      guard let glyph = cell.glyph else { continue }
      strokes.add(
        glyph, of: cell, row: row, after: index > 0 ? cells[index - 1] : nil,
        before: index + 1 < cells.count ? cells[index + 1] : nil)
    }
  }

  /// The elements of the picture, what is behind others first.
  func bodies(atX x: Int, y: Int) -> [String] {
    let origin = (x: x, y: y)
    return backgrounds.map { $0.element(in: sheet, at: origin) }
      + strokes.elements(in: sheet, at: origin)
      + rows.enumerated().filter { !$0.element.isEmpty }.map { row, runs in
        let baseline = y + row * Geometry.cellHeight + Geometry.baseline
        let spans = runs.map { $0.element(in: sheet, atX: x) }.joined()
        return "<text y=\"\(Tenths(baseline))\">\(spans)</text>"
      }
  }
}

/// What is behind a character.
private struct Background {
  let cell: Cell
  let row: Int

  init(_ cell: Cell, row: Int) {
    self.cell = cell
    self.row = row
  }

  func element(in sheet: StyleSheet, at origin: (x: Int, y: Int)) -> String {
    let x = origin.x + cell.column * Geometry.cellWidth
    let width = cell.columns * Geometry.cellWidth
    return #"<rect class="\#(sheet.background(cell.style))" x="\#(Tenths(x))" "#
      + #"y="\#(Tenths(origin.y + row * Geometry.cellHeight))" width="\#(Tenths(width))" "#
      + #"height="\#(Tenths(Geometry.cellHeight))"/>"#
  }
}

extension Style {
  /// Whether anything is behind the text.
  fileprivate var hasBackground: Bool { background != nil || reverse }
}
