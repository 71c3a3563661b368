import MiniCocoa
import Telephony

/// Shows a directory as a table. What the user taps goes to a field.
public final class DirectoryPanel: View, TableViewDataSource, TableViewDelegate {
  /// Shows the rows.
  public let table = TableView()

  /// Gets the name of the row that was tapped; not kept.
  public weak var field: TextField?

  /// Knows the entries; not kept. When it is set, the table shows the entries of the new one.
  public weak var source: (any DirectorySource)? {
    didSet { table.reloadData() }
  }

  /// A panel without a source.
  public override init() {
    super.init()
    addSubview(table)
    table.dataSource = self
    table.delegate = self
  }

  /// A row for each entry; none if there is no source.
  public func numberOfRows(in tableView: TableView) -> Int { source?.count ?? 0 }

  /// The entry's own cell, of whatever kind the entry is; empty if there is no source.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    guard let entry = source?.entry(at: row) else { return TableViewCell("") }
    guard entry is Person || entry is Department else { return TableViewCell(entry.name) }
    return entry.cell()
  }

  /// The user chose this row: its name goes to the field. If the source has gone, there is no name.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    field?.text = source?.entry(at: row).name ?? ""
  }
}
