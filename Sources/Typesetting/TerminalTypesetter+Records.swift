import Messages
import Terminal

extension TerminalTypesetter {
  /// The maximum width of a repeated column name.
  private static let labelLimit = 32

  /// Each row as a record: one line for each cell after its column's name, and an empty line
  /// between records.
  ///
  /// The names are document text in the first record and decoration in the others.
  func recordLines(of table: TableBlock, style: Style, to measure: Measure) -> [Line] {
    let headers = headerSpans(of: table, style: style, columns: measure.prose)
    let labels = headers.map(Self.label)
    let first = table.rows.first ?? []
    let firstRecord = headers.indices.flatMap { index in
      fieldLines(
        of: index < first.count ? first[index] : [], label: headers[index], style: style,
        to: measure)
    }
    let records = table.rows.dropFirst().map { row in
      zip(labels, row).filter { !$1.isEmpty }.flatMap { label, cell in
        fieldLines(of: cell, label: label, style: style, to: measure)
      }
    }
    return Array(([firstRecord] + records).filter { !$0.isEmpty }.joined(separator: [Line()]))
  }

  private func fieldLines(
    of cell: [Inline], label: [Span], style: Style, to measure: Measure
  ) -> [Line] {
    let words = spans(of: cell, style: style, columns: measure.prose)
    let colon = label.isEmpty ? [] : [furniture(words.isEmpty ? ":" : ": ")]
    let indentation = measure.indented(by: 2) == nil ? [] : [Span.decoration("  ")]
    return LineBreaker(width: measure.prose, following: indentation)
      .lines(of: label + colon + words)
  }

  /// A table as sentences: the names of the columns, then one row at a time.
  func spokenLines(of table: TableBlock, style: Style, to measure: Measure) -> [Line] {
    let headers = headerSpans(of: table, style: style, columns: measure.prose)
    let labels = headers.map(Self.label)
    let names = headers.map { $0.isEmpty ? [furniture(.unnamed)] : $0 }
    let rows = table.rows.enumerated().map { index, row in
      let fields = zip(labels, row).filter { !$1.isEmpty }.map { label, cell in
        label + (label.isEmpty ? [] : [furniture(": ")])
          + spans(of: cell, style: style, columns: measure.prose)
      }
      return [furniture(.row(index + 1))] + fields.joined(separator: [furniture("; ")])
    }
    let columns = [furniture(.columns)] + names.joined(separator: [furniture("; ")])
    let breaker = LineBreaker(width: measure.prose)
    let announcement = Message.table(columns: table.header.count, rows: table.rows.count)
    return announced(profile.text(of: announcement), end: .endOfTable, to: measure) { _ in
      ([columns] + rows).flatMap(breaker.lines)
    }
  }

  /// A repeated column name.
  private static func label(of header: [Span]) -> [Span] {
    Line(header.map { .decoration($0.text, style: $0.style) }).truncated(to: labelLimit).spans
  }
}
