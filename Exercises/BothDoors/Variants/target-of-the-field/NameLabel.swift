import MiniCocoa

/// Shows whose row of a table is selected. There may be many for one table.
public final class NameLabel {
  /// What it shows; empty until somebody is selected.
  public private(set) var text = ""

  private weak var table: TableView?

  /// Creates a label that follows a table, whatever controller the table has.
  public init(of table: TableView) {
    self.table = table
    let action = Action("showSelection", NameLabel.showSelection)
    let name = TableView.selectionDidChangeNotification
    NotificationCenter.default.addObserver(self, action: action, name: name, object: table)
  }

  private func showSelection() {
    text = table.flatMap { $0.selectedRow.flatMap($0.cellForRow)?.text } ?? ""
  }
}
