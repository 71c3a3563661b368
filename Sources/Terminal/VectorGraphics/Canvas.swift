/// The rows of an image, separated into text, lines and backgrounds.
struct Canvas {
  /// The width of the widest row in columns.
  let columns: Int
  /// The styles of all parts.
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

  /// Extends the previous background if possible: browsers show a gap between two rectangles.
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

  /// The elements of the image, back to front.
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

/// The background of some characters in a row.
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
  /// The column after the cell.
  fileprivate var end: Int { column + columns }
}

extension Style {
  /// Whether there is a background behind the text.
  fileprivate var hasBackground: Bool { background != nil || reverse }
}
