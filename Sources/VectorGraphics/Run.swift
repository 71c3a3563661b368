import Terminal

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

extension Style {
  /// Whether a blank of this look shows a line.
  fileprivate var isVisibleOnBlanks: Bool { underline || strikethrough }
}
