/// A column chart, drawn by the style sheet, with a sentence for screen readers.
struct ColumnChart {
  /// A part of a column: the CSS class of its style, and its count.
  struct Part {
    let look: String
    let count: Int
  }

  struct Column {
    /// The label below the column.
    let label: String
    /// The name in the sentence.
    let name: String
    /// The parts from bottom to top.
    let parts: [Part]

    var count: Int { parts.reduce(0) { $0 + $1.count } }
  }

  /// The number of labels that fit side by side.
  private static let labelLimit = 13

  let columns: [Column]
  /// The subject of the chart: `Points`.
  let title: String
  /// Whether labels are longer than a few characters.
  var hasLongLabels = false

  /// The HTML.
  var text: String {
    let most = max(1, columns.map(\.count).max() ?? 1)
    let limit = hasLongLabels ? Self.labelLimit / 2 : Self.labelLimit
    let every = max(1, (columns.count + limit - 1) / limit)
    let drawn = columns.enumerated().map { index, column in
      // A long label starts below its column and extends below the next ones, so some must follow.
      let isNamed = index % every == 0 && (!hasLongLabels || columns.count - index > every / 2)
      return draw(column, of: most, label: isNamed ? column.label : "")
    }
    return """
      <div class="columns\(hasLongLabels ? " long" : "")" role="img" aria-label="\(sentence.escapedForPage)">\
      \(drawn.joined())</div>
      """
  }

  private func draw(_ column: Column, of most: Int, label: String) -> String {
    let parts = column.parts.reversed().filter { $0.count > 0 }.map { part in
      let height = max(1, 1_000 * part.count / most)
      return #"<i class="\#(part.look)" style="height:\#(height / 10).\#(height % 10)%"></i>"#
    }
    let count = column.count > 0 ? "<b>\(column.count)</b>" : ""
    return #"<div><div class="plot">\#(count)\#(parts.joined())</div>"#
      + "<span>\(label.escapedForPage)</span></div>"
  }

  private var sentence: String {
    let said = columns.filter { $0.count > 0 }.map { "\($0.name): \($0.count)" }
    return "\(title). \(said.isEmpty ? "Nothing." : said.joined(separator: "; "))"
  }
}
