import Terminal

extension ConversationDiagram {
  /// One row of a drawing: marks in columns, and text laid over them.
  struct Row {
    private struct Label {
      let columns: Range<Int>
      let span: Span
      let isCertain: Bool
    }

    private var marks: [Character]
    private var labels: [Label] = []

    init(width: Int) {
      marks = [Character](repeating: " ", count: width)
    }

    mutating func draw(_ mark: Character, at column: Int) { marks[column] = mark }

    mutating func draw(_ mark: Character, in columns: Range<Int>) {
      for column in columns { marks[column] = mark }
    }

    /// Lays text over the marks, with a blank column on either side; texts come from left to right.
    mutating func write(_ text: String, at column: Int, style: Style) {
      let columns = column..<column + WidthModel.widest.width(of: text)
      draw(" ", in: max(0, column - 1)..<min(marks.count, columns.upperBound + 1))
      labels.append(
        Label(
          columns: columns, span: Span(text, style: style), isCertain: text.hasCertainWidth))
    }

    /// The row as spans, its marks in a style.
    ///
    /// No mark stands to the right of a text whose width terminals disagree about: it would be out
    /// of its column in some of them.
    func line(_ style: Style) -> Line {
      var spans: [Span] = []
      var column = 0
      var isCertain = true
      for label in labels {
        spans.append(drawing(in: column..<label.columns.lowerBound, isCertain, style))
        spans.append(label.span)
        column = label.columns.upperBound
        isCertain = isCertain && label.isCertain
      }
      spans.append(drawing(in: column..<marks.count, isCertain, style))
      return Line(spans.filter { !$0.text.isEmpty }).trimmed()
    }

    private func drawing(in columns: Range<Int>, _ isCertain: Bool, _ style: Style) -> Span {
      .decoration(
        isCertain ? String(marks[columns]) : String(repeating: " ", count: columns.count),
        style: style)
    }
  }
}

extension String {
  /// Whether all terminals give this the same number of columns.
  var hasCertainWidth: Bool {
    let width = WidthModel.widest.width(of: self)
    return WidthModel.allCases.allSatisfy { $0.width(of: self) == width }
  }
}
