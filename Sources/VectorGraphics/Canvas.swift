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
      if cell.style.hasBackground { addBackground(of: cell, row: row) }
      guard let glyph = cell.glyph else { continue }
      strokes.add(
        glyph, of: cell, row: row, after: index > 0 ? cells[index - 1] : nil,
        before: index + 1 < cells.count ? cells[index + 1] : nil)
    }
  }

  /// One that goes on makes the last one wider: browsers leave a gap between two.
  private mutating func addBackground(of cell: Cell, row: Int) {
    if let last = backgrounds.last, last.row == row, last.style == cell.style,
      last.columns.upperBound == cell.column
    {
      backgrounds[backgrounds.count - 1].columns = last.columns.lowerBound..<cell.end
    } else {
      backgrounds.append(
        Background(row: row, style: cell.style, columns: cell.column..<cell.end))
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

/// What is behind some characters of a row.
private struct Background {
  let row: Int
  let style: Style
  var columns: Range<Int>

  func element(in sheet: StyleSheet, at origin: (x: Int, y: Int)) -> String {
    let x = origin.x + columns.lowerBound * Geometry.cellWidth
    let width = columns.count * Geometry.cellWidth
    return #"<rect class="\#(sheet.background(style))" x="\#(Tenths(x))" "#
      + #"y="\#(Tenths(origin.y + row * Geometry.cellHeight))" width="\#(Tenths(width))" "#
      + #"height="\#(Tenths(Geometry.cellHeight))"/>"#
  }
}

extension Cell {
  /// The column behind it.
  fileprivate var end: Int { column + columns }
}

extension Style {
  /// Whether anything is behind the text.
  fileprivate var hasBackground: Bool { background != nil || reverse }
}
