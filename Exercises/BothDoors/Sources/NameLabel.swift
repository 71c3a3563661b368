import MiniCocoa

/// Shows the name in a table's selected row. One table may have many labels.
public final class NameLabel {
  /// The text that it shows; empty before the first selection.
  public private(set) var text = ""

  /// Creates a label that follows a table, whichever controller the table has.
  public init(of table: TableView) {
    // TODO: 3. Register, so that the centre calls selectionDidChange(_:) for this table only.
  }

  /// The table's selection has changed.
  func selectionDidChange(_ notification: Notification) {
    // TODO: 3. Show the text of the selected cell.
  }
}
