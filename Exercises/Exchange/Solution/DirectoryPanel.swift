import MiniCocoa

/// Shows a directory as a table. Tapping a row puts its name into a field.
public final class DirectoryPanel: View, TableViewDataSource, TableViewDelegate {
  /// Shows the rows.
  public let table = TableView()

  /// Gets the name of the row that the user taps; not kept alive.
  public weak var field: TextField?

  /// Knows the entries; not kept alive. Setting it shows the new source's entries.
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

  /// The entry's own cell, whatever its class; empty if there is no source.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    source?.entry(at: row).cell() ?? TableViewCell("")
  }

  /// The user chose this row: its name goes into the field. Without a source, the name is empty.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    field?.text = source?.entry(at: row).name ?? ""
  }
}
