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
    // Translators: A column of a table.
    let names = headers.map { $0.isEmpty ? [furniture(Message("unnamed", context: "column"))] : $0 }
    let rows = table.rows.enumerated().map { index, row in
      let fields = zip(labels, row).filter { !$1.isEmpty }.map { label, cell in
        label + (label.isEmpty ? [] : [furniture(": ")])
          + spans(of: cell, style: style, columns: measure.prose)
      }
      // Translators: Before the cells of a table's row.
      return [furniture(Message("Row \(index + 1, "number"). "))]
        + fields.joined(separator: [furniture("; ")])
    }
    // Translators: Before the names of a table's columns.
    let columns = [furniture(Message("Columns: "))] + names.joined(separator: [furniture("; ")])
    let breaker = LineBreaker(width: measure.prose)
    // Translators: The columns and rows are counted.
    let announcement = Message(
      "Table, \(.columns(table.header.count), "columns"), \(.rows(table.rows.count), "rows"):")
    return announced(profile.text(of: announcement), end: Message("End of table."), to: measure) {
      _ in
      ([columns] + rows).flatMap(breaker.lines)
    }
  }

  /// A repeated column name.
  private static func label(of header: [Span]) -> [Span] {
    Line(header.map { .decoration($0.text, style: $0.style) }).truncated(to: labelLimit).spans
  }
}

extension Message {
  fileprivate static func columns(_ count: Int) -> Message {
    count == 0
      ? Message("no columns")
      : Message(one: "{count} column", other: "{count} columns", count: count)
  }

  fileprivate static func rows(_ count: Int) -> Message {
    count == 0
      ? Message("no rows") : Message(one: "{count} row", other: "{count} rows", count: count)
  }
}
