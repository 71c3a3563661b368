import Terminal

/// Breaks a line of code into rows. Each row is as full as possible but ends between words, unless
/// that would leave it less than a third full: then it breaks inside a name.
struct CodeRows {
  private struct Cell {
    let character: Character
    let columns: Int
    /// The index of its span in the line.
    let span: Int
  }

  private let line: [Span]
  private let width: Int
  private var finished: [[Cell]] = []
  private var row: [Cell] = []
  private var columns = 0

  /// The rows of a line, none wider than `width` unless a single character is.
  static func rows(of line: [Span], width: Int) -> [[Span]] {
    var cutter = CodeRows(line: line, width: width)
    for (index, span) in line.enumerated() {
      for character in span.text {
        cutter.take(
          Cell(
            character: character, columns: WidthModel.widest.width(of: character), span: index))
      }
    }
    return (cutter.finished + [cutter.row]).map(cutter.spans)
  }

  private init(line: [Span], width: Int) {
    self.line = line
    self.width = width
  }

  private mutating func take(_ cell: Cell) {
    if columns + cell.columns > width, !row.isEmpty {
      let end = end(before: cell)
      finished.append(Array(row[..<end]))
      row.removeFirst(end)
      columns = row.reduce(0) { $0 + $1.columns }
    }
    row.append(cell)
    columns += cell.columns
  }

  /// The number of cells of the full row that stay in it.
  private func end(before next: Cell) -> Int {
    var columns = columns
    var following = next
    for (index, cell) in row.enumerated().reversed() {
      let isWhole = cell.character.isOfName || cell.character == "."
      if !(isWhole && following.character.isOfName) { return index + 1 }
      columns -= cell.columns
      if 3 * columns <= width { break }
      following = cell
    }
    return row.count
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
