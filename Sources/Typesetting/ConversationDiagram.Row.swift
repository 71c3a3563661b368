import Terminal

extension ConversationDiagram {
  /// One row of a drawing: characters in columns, with text on top.
  struct Row {
    private struct Label {
      let columns: Range<Int>
      let span: Span
      let isCertain: Bool
    }

    private var marks: [Character]
    /// Columns with a special style; none overlap.
    private var tints: [(columns: Range<Int>, style: Style)] = []
    private var labels: [Label] = []

    init(width: Int) {
      marks = [Character](repeating: " ", count: width)
    }

    mutating func draw(_ mark: Character, at column: Int) { marks[column] = mark }

    /// Draws a repeated pattern from left to right.
    mutating func draw(_ pattern: [Character], in columns: Range<Int>) {
      for (index, column) in columns.enumerated() {
        marks[column] = pattern[index % pattern.count]
      }
    }

    mutating func draw(_ mark: Character, in columns: Range<Int>) { draw([mark], in: columns) }

    /// Sets the style of these columns.
    mutating func tint(_ columns: Range<Int>, _ style: Style?) {
      guard let style, !columns.isEmpty else { return }
      tints.append((columns, style))
    }

    /// Writes text from left to right over the drawing, with a blank column on either side.
    mutating func write(
      _ text: String, at column: Int, style: Style, role: Span.Role = .content
    ) {
      let columns = column..<column + WidthModel.widest.width(of: text)
      draw(
        " ", in: max(0, column - 1)..<max(0, column - 1, min(marks.count, columns.upperBound + 1)))
      labels.append(
        Label(
          columns: columns, span: Span(text, style: style, role: role),
          isCertain: text.hasCertainWidth))
    }

    /// The row as spans, with a style for the drawing.
    ///
    /// The space to the right of a text whose width differs between terminals stays blank, because
    /// some of them would misplace a drawing there.
    func line(_ style: Style) -> Line {
      var spans: [Span] = []
      var column = 0
      var isCertain = true
      for label in labels {
        spans += drawing(in: column..<max(column, label.columns.lowerBound), isCertain, style)
        spans.append(label.span)
        column = label.columns.upperBound
        isCertain = isCertain && label.isCertain
      }
      spans += drawing(in: column..<max(column, marks.count), isCertain, style)
      return Line(spans.filter { !$0.text.isEmpty }).trimmed()
    }

    private func drawing(in columns: Range<Int>, _ isCertain: Bool, _ style: Style) -> [Span] {
      guard isCertain else {
        return [.decoration(String(repeating: " ", count: columns.count), style: style)]
      }
      var spans: [Span] = []
      var column = columns.lowerBound
      for tint in tints.sorted(by: { $0.columns.lowerBound < $1.columns.lowerBound }) {
        let tinted = tint.columns.clamped(to: column..<columns.upperBound)
        guard !tinted.isEmpty else { continue }
        spans.append(.decoration(String(marks[column..<tinted.lowerBound]), style: style))
        spans.append(.decoration(String(marks[tinted]), style: tint.style))
        column = tinted.upperBound
      }
      return spans + [.decoration(String(marks[column..<columns.upperBound]), style: style)]
    }
  }
}

extension String {
  /// Whether all terminals show the text with the same width.
  var hasCertainWidth: Bool {
    let width = WidthModel.widest.width(of: self)
    return WidthModel.allCases.allSatisfy { $0.width(of: self) == width }
  }
}
