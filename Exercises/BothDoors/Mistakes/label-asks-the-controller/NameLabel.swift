import MiniCocoa

/// Shows whose row of a table is selected. There may be many for one table.
public final class NameLabel {
  /// What it shows; empty until somebody is selected.
  public private(set) var text = ""

  /// Creates a label that follows a table, whatever controller the table has.
  public init(of table: TableView) {
    NotificationCenter.default.addObserver(
      self, action: Action("selectionDidChange:", NameLabel.selectionDidChange),
      name: TableView.selectionDidChangeNotification, object: table)
  }

  /// The table's selection has changed.
  func selectionDidChange(_ notification: Notification) {
    guard let table = notification.object as? TableView, let row = table.selectedRow,
      let controller = table.delegate as? ContactsController
    else { return }
    text = controller.contacts[row].name
  }
}
