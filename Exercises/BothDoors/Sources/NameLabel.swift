import MiniCocoa

/// Shows whose row of a table is selected. There may be many for one table.
public final class NameLabel {
  /// What it shows; empty until somebody is selected.
  public private(set) var text = ""

  /// Creates a label that follows a table, whatever controller the table has.
  public init(of table: TableView) {
    // TODO: 3. Let selectionDidChange(_:) be called when the selection of this table changes.
  }

  /// The table's selection has changed.
  func selectionDidChange(_ notification: Notification) {
    // TODO: 3. Show the text of the cell that is selected.
  }
}
