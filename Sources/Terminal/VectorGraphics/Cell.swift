/// One character of a row.
struct Cell {
  let character: Character
  let style: Style
  let column: Int
  let columns: Int
  /// The drawing for it; nil for text.
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

extension String {
  /// The text without line ends and tabs.
  var inOneRow: String { replacing("\n", with: " ").replacing("\t", with: " ") }

  /// The text escaped for an element, with its line ends.
  var rowsEscapedForXML: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).escapedForXML }.joined(separator: "\n")
  }
}
