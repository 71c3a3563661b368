/// A list of cells. It asks its data source for them and reports the user's actions to its
/// delegate.
///
///     let table = TableView()
///     table.dataSource = contacts
///     table.delegate = contacts
///     table.reloadData()
///     table.tapRow(at: 2)
///
/// It stores no content, and retains neither data source nor delegate.
public final class TableView: View {
  /// Posted with the table as its object after the user has selected a different row.
  ///
  ///     center.addObserver(self, action: showSelection,
  ///       name: TableView.selectionDidChangeNotification, object: table)
  public static let selectionDidChangeNotification =
    Notification.Name("TableViewSelectionDidChangeNotification")

  /// The source of the cells; not retained: `table.dataSource = contacts`.
  public weak var dataSource: (any TableViewDataSource)?

  /// The delegate, which may refuse a selection and observes it; not retained:
  /// `table.delegate = contacts`.
  public weak var delegate: (any TableViewDelegate)?

  /// The number of rows at the last reload: `table.numberOfRows`.
  public private(set) var numberOfRows = 0

  /// The index of the selected row, or nil: `table.selectedRow`.
  public private(set) var selectedRow: Int?

  /// An empty table: `let table = TableView()`.
  public override init() { super.init() }

  /// Asks the data source for the number of rows and clears the selection: `table.reloadData()`.
  public func reloadData() {
    touch("reloadData()")
    selectedRow = nil
    guard let dataSource else { return numberOfRows = 0 }
    Conversation.note(from: self, to: dataSource, "numberOfRows(in:)", .delegation)
    numberOfRows = max(dataSource.numberOfRows(in: self), 0)
  }

  /// Asks the data source for a cell; nil if there is no such row: `table.cellForRow(at: 0)?.text`.
  public func cellForRow(at row: Int) -> TableViewCell? {
    guard let dataSource, isRow(row) else { return nil }
    Conversation.note(from: self, to: dataSource, "tableView(_:cellForRowAt:)", .delegation)
    return dataSource.tableView(self, cellForRowAt: row)
  }

  /// Selects a row, or none, without notifying the delegate, because the user did not do it:
  /// `table.selectRow(at: 2)`.
  public func selectRow(at row: Int?) {
    touch("selectRow(at:)")
    if let row, !isRow(row) { return }
    selectedRow = row
  }

  /// Simulates the user tapping a row. Returns whether the row is selected now.
  ///
  ///     table.tapRow(at: 2)
  ///
  /// Asks the delegate, notifies it before and after, and posts the notification on a change.
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
