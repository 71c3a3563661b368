import MiniCocoa

/// Shows a directory as a table. Tapping a row puts its name into a field.
public final class DirectoryPanel: View, TableViewDataSource, TableViewDelegate {
  /// Shows the rows.
  public let table = TableView()

  /// Gets the name of the row that the user taps; not kept alive.
  public weak var field: TextField?

  // TODO: 5. The panel keeps its source alive. Change that.
  /// Knows the entries; not kept alive. Setting it shows the new source's entries.
  public var source: (any DirectorySource)? {
    didSet {
      // TODO: 5. Reload the table.
    }
  }

  /// A panel without a source.
  public override init() {
    super.init()
    addSubview(table)
    // TODO: 5. Set the table's data source and its delegate.
  }

  /// A row for each entry; none if there is no source.
  public func numberOfRows(in tableView: TableView) -> Int {
    // TODO: 5. How many entries does the source have?
    0
  }

  /// The entry's own cell, whatever its class; empty if there is no source.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    // TODO: 5. Ask the entry for its cell.
    TableViewCell("")
  }

  /// The user chose this row: its name goes into the field. Without a source, the name is empty.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    // TODO: 5. Put the entry's name into the field.
  }
}
