import Terminal

/// Breaks a line of code into rows. Each row is as full as possible but ends between words, and not
/// inside a string literal, unless that would leave it less than a third full: then it breaks inside
/// a name, or between the words of a literal.
struct CodeRows {
  private struct Cell {
    let character: Character
    let columns: Int
    /// The index of its span in the line.
    let span: Int
    /// Whether it continues a string literal that has room in a row.
    var isInLiteral = false
  }

  private let line: [Span]
  private let width: Int
  private var finished: [[Cell]] = []
  private var row: [Cell] = []
  private var columns = 0

  /// The rows of a line, none wider than `width` unless a single character is.
  static func rows(of line: [Span], width: Int) -> [[Span]] {
    var cutter = CodeRows(line: line, width: width)
    var cells: [Cell] = []
    // The open literals, with how many parentheses are open in an interpolation.
    var open: [(start: Int, parentheses: Int)] = []
    var isEscaped = false
    for (index, span) in line.enumerated() {
      for character in span.text {
        let columns = WidthModel.widest.width(of: character)
        cells.append(Cell(character: character, columns: columns, span: index))
        let isInText = open.last?.parentheses == 0
        switch character {
        case "\"" where isInText && !isEscaped:
          let literal = open.removeLast().start..<cells.count
          let isWhole = cells[literal].reduce(0) { $0 + $1.columns } <= width
          for place in literal.dropFirst() where isWhole { cells[place].isInLiteral = true }
        case "\"" where !isInText: open.append((cells.count - 1, 0))
        case "(" where !open.isEmpty && isInText == isEscaped:
          open[open.count - 1].parentheses += 1
        case ")" where !open.isEmpty && !isInText: open[open.count - 1].parentheses -= 1
        default: break
        }
        isEscaped = character == "\\" && isInText && !isEscaped
      }
    }
    for cell in cells { cutter.take(cell) }
    return (cutter.finished + [cutter.row]).map(cutter.spans)
  }

  private init(line: [Span], width: Int) {
    self.line = line
    self.width = width
  }

  private mutating func take(_ cell: Cell) {
    if columns + cell.columns > width, !row.isEmpty {
      let end = end(before: cell, sparing: \.isInLiteral) ?? end(before: cell) ?? row.count
      finished.append(Array(row[..<end]))
      row.removeFirst(end)
      columns = row.reduce(0) { $0 + $1.columns }
    }
    row.append(cell)
    columns += cell.columns
  }

  /// The number of cells of the full row that stay in it; nil if too few would.
  ///
  /// - Parameter isSpared: Whether no row may begin with a cell.
  private func end(
    before next: Cell, sparing isSpared: (Cell) -> Bool = { _ in false }
  ) -> Int? {
    var columns = columns
    var following = next
    for (index, cell) in row.enumerated().reversed() {
      let isWhole = cell.character.isOfName || cell.character == "."
      if !(isWhole && following.character.isOfName), !isSpared(following) { return index + 1 }
      columns -= cell.columns
      if 3 * columns <= width { break }
      following = cell
    }
    return nil
  }

  private func spans(of cells: [Cell]) -> [Span] {
    var spans: [Span] = []
    var rest = cells[...]
    while let first = rest.first {
      let piece = rest.prefix { $0.span == first.span }
      spans.append(Span(String(piece.map(\.character)), style: line[first.span].style))
      rest = rest.dropFirst(piece.count)
    }
    return spans
  }
}

extension Character {
  /// Whether the character can be part of a name or a number.
  fileprivate var isOfName: Bool { isLetter || isNumber || self == "_" }
}
