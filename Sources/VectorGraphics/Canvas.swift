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

/// One character of a row.
struct Cell {
  let character: Character
  let style: Style
  let column: Int
  let columns: Int
  /// What is drawn for it; nil where it is text.
  let glyph: BoxGlyph?

  static func cells(of line: Line) -> [Cell] {
    var column = 0
    return line.spans.flatMap { span in
      span.text.inOneRow.map { character in
        let columns = WidthModel.widest.width(of: character)
        defer { column += columns }
        return Cell(
          character: character, style: span.style, column: column, columns: columns,
          glyph: columns == 1 ? BoxGlyph(character) : nil)
      }
    }
  }
}

/// Text of one look that stands in one place, without a gap of more than a blank.
struct Run {
  private let column: Int
  private var columns: Int
  private var text: String
  private let style: Style

  static func runs(of cells: [Cell]) -> [Run] {
    var runs: [Run] = []
    // Blanks since the last run; nil where something else has been since.
    var gap: Int?
    for cell in cells {
      guard cell.glyph == nil else {
        gap = nil
        continue
      }
      if cell.character == " ", !cell.style.isVisibleOnBlanks {
        gap = gap.map { $0 + 1 }
        continue
      }
      if let blanks = gap, blanks < 2, let last = runs.last, last.style == cell.style {
        runs[runs.count - 1].text += String(repeating: " ", count: blanks)
        runs[runs.count - 1].text.append(cell.character)
        runs[runs.count - 1].columns += blanks + cell.columns
      } else {
        runs.append(
          Run(
            column: cell.column, columns: cell.columns, text: String(cell.character),
            style: cell.style))
      }
      gap = 0
    }
    return runs
  }

  /// The text at its column, and as wide as its columns whatever the font is.
  func element(in sheet: StyleSheet, atX x: Int) -> String {
    let place = Tenths(x + column * Geometry.cellWidth)
    let width = Tenths(columns * Geometry.cellWidth)
    // A single character is where it is, and its shape as the font has it.
    let fit =
      text.count > 1 && columns > 0
      ? #" textLength="\#(width)" lengthAdjust="spacingAndGlyphs""# : ""
    return #"<tspan class="\#(sheet.ink(style))" x="\#(place)"\#(fit)>"#
      + text.escapedForXML + "</tspan>"
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
  var hasBackground: Bool { background != nil || reverse }
  /// Whether a blank of this look shows a line.
  fileprivate var isVisibleOnBlanks: Bool { underline || strikethrough }
}
