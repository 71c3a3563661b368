/// Columns side by side, which a style sheet draws; who listens hears them as a sentence.
struct ColumnChart {
  /// A part of a column: the class of its look, and how many.
  struct Part {
    let look: String
    let count: Int
  }

  /// One column.
  struct Column {
    /// What stands below it.
    let label: String
    /// What it is called in the sentence.
    let name: String
    /// From the bottom up.
    let parts: [Part]

    var count: Int { parts.reduce(0) { $0 + $1.count } }
  }

  /// Labels that have room beside each other.
  private static let labelLimit = 13

  let columns: [Column]
  /// What is counted, and what for: `Points`.
  let title: String
  /// Labels are longer than a few signs.
  var hasLongLabels = false

  /// The HTML.
  var text: String {
    let most = max(1, columns.map(\.count).max() ?? 1)
    let limit = hasLongLabels ? Self.labelLimit / 2 : Self.labelLimit
    let every = max(1, (columns.count + limit - 1) / limit)
    let drawn = columns.enumerated().map { index, column in
      // A long one begins below its column and goes on below the next ones, if there are any.
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
