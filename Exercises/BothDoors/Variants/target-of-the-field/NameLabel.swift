import MiniCocoa

/// Shows the name in a table's selected row. One table may have many labels.
public final class NameLabel {
  /// The text that it shows; empty before the first selection.
  public private(set) var text = ""

  private weak var table: TableView?

  /// Creates a label that follows a table, whichever controller the table has.
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
