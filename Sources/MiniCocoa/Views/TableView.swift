/// A list of cells that others know: it asks its source for them, and tells its delegate what the
/// user does.
///
///     let table = TableView()
///     table.dataSource = contacts
///     table.delegate = contacts
///     table.reloadData()
///     table.tapRow(at: 2)
///
/// It stores none of what it shows, and keeps neither source nor delegate.
public final class TableView: View {
  /// Posted, with the table as its object, when the user has selected another row.
  ///
  ///     center.addObserver(self, action: showSelection,
  ///       name: TableView.selectionDidChangeNotification, object: table)
  public static let selectionDidChangeNotification =
    Notification.Name("TableViewSelectionDidChangeNotification")

  /// Who knows the cells; not kept: `table.dataSource = contacts`.
  public weak var dataSource: (any TableViewDataSource)?

  /// Who may refuse a selection, and is told of it; not kept: `table.delegate = contacts`.
  public weak var delegate: (any TableViewDelegate)?

  /// How many rows there were when the table last asked: `table.numberOfRows`.
  public private(set) var numberOfRows = 0

  /// Which row is selected, or nil: `table.selectedRow`.
  public private(set) var selectedRow: Int?

  /// An empty table: `let table = TableView()`.
  public override init() { super.init() }

  /// Asks the source how many rows there are, and forgets the selection: `table.reloadData()`.
  public func reloadData() {
    touch("reloadData()")
    selectedRow = nil
    guard let dataSource else { return numberOfRows = 0 }
    Conversation.note(from: self, to: dataSource, "numberOfRows(in:)", .delegation)
    numberOfRows = max(dataSource.numberOfRows(in: self), 0)
  }

  /// Asks the source for a cell, or nil if there is no such row: `table.cellForRow(at: 0)?.text`.
  public func cellForRow(at row: Int) -> TableViewCell? {
    guard let dataSource, isRow(row) else { return nil }
    Conversation.note(from: self, to: dataSource, "tableView(_:cellForRowAt:)", .delegation)
    return dataSource.tableView(self, cellForRowAt: row)
  }

  /// Selects a row, or none; tells nobody, since it was not the user: `table.selectRow(at: 2)`.
  public func selectRow(at row: Int?) {
    touch("selectRow(at:)")
    if let row, !isRow(row) { return }
    selectedRow = row
  }

  /// The user taps a row; whether it is selected now.
  ///
  ///     table.tapRow(at: 2)
  ///
  /// The delegate is asked, and told before and after; then the notification is posted, if another
  /// row was selected before.
  @discardableResult
  public func tapRow(at row: Int) -> Bool {
    guard isRow(row) else { return false }
    let (delegate, before) = (delegate, selectedRow)
    if let delegate {
      Conversation.note(from: self, to: delegate, "tableView(_:shouldSelectRowAt:)", .delegation)
      guard delegate.tableView(self, shouldSelectRowAt: row) else { return false }
      Conversation.note(from: self, to: delegate, "tableView(_:willSelectRowAt:)", .delegation)
      delegate.tableView(self, willSelectRowAt: row)
    }
    selectedRow = row
    if let delegate {
      Conversation.note(from: self, to: delegate, "tableView(_:didSelectRowAt:)", .delegation)
      delegate.tableView(self, didSelectRowAt: row)
    }
    if before != row {
      NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }
    return true
  }

  private func isRow(_ row: Int) -> Bool { (0..<numberOfRows).contains(row) }
}
