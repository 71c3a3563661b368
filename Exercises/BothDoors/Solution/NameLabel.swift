import MiniCocoa

/// Shows the name in a table's selected row. One table may have many labels.
public final class NameLabel {
  /// The text that it shows; empty before the first selection.
  public private(set) var text = ""

  /// Creates a label that follows a table, whichever controller the table has.
  public init(of table: TableView) {
    NotificationCenter.default.addObserver(
      self, action: Action("selectionDidChange:", NameLabel.selectionDidChange),
      name: TableView.selectionDidChangeNotification, object: table)
  }

  /// The table's selection has changed.
  func selectionDidChange(_ notification: Notification) {
    guard let table = notification.object as? TableView, let row = table.selectedRow else { return }
    text = table.cellForRow(at: row)?.text ?? ""
  }
}
