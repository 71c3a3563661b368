import MiniCocoa

/// Shows whose row of a table is selected. There may be many for one table.
public final class NameLabel: TableViewDelegate {
  /// What it shows; empty until somebody is selected.
  public private(set) var text = ""

  /// Creates a label that follows a table, whatever controller the table has.
  public init(of table: TableView) {
    table.delegate = self
  }

  /// The table's selection has changed.
  public func tableView(_ table: TableView, didSelectRowAt row: Int) {
    text = table.cellForRow(at: row)?.text ?? ""
  }
}
