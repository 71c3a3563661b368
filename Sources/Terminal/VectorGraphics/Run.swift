/// Text in a single style and place, without gaps of more than one blank.
struct Run {
  private let column: Int
  private var columns: Int
  private var text: String
  private let style: Style

  static func runs(of cells: [Cell]) -> [Run] {
    var runs: [Run] = []
    // The blanks since the last run; nil after a drawing.
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

  /// The text at its column, stretched to its columns in any font.
  func element(in sheet: StyleSheet, atX x: Int) -> String {
    let place = Tenths(x + column * Geometry.cellWidth)
    let width = Tenths(columns * Geometry.cellWidth)
    // A single character keeps the font's shape and position.
    let fit =
      text.count > 1 && columns > 0
      ? #" textLength="\#(width)" lengthAdjust="spacingAndGlyphs""# : ""
    return #"<tspan class="\#(sheet.ink(style))" x="\#(place)"\#(fit)>"#
      + text.escapedForXML + "</tspan>"
  }
}

extension Style {
  /// Whether a blank in this style shows a line.
  fileprivate var isVisibleOnBlanks: Bool { underline || strikethrough }
}
