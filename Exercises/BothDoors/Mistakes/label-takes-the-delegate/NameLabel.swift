import MiniCocoa

/// Shows the name in a table's selected row. One table may have many labels.
public final class NameLabel: TableViewDelegate {
  /// The text that it shows; empty before the first selection.
  public private(set) var text = ""

  /// Creates a label that follows a table, whichever controller the table has.
  public init(of table: TableView) {
    table.delegate = self
  }

  /// The table's selection has changed.
  public func tableView(_ table: TableView, didSelectRowAt row: Int) {
    text = table.cellForRow(at: row)?.text ?? ""
  }
}
