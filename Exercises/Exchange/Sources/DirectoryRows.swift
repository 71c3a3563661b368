import MiniCocoa

/// The data source of a directory's table: it knows the entries, and no view.
public final class DirectoryRows: TableViewDataSource {
  // TODO: 5. The rows keep their directory alive. Change that.
  /// Knows the entries; not kept alive.
  public var directory: (any DirectorySource)?

  /// Rows of no directory.
  public init() {}

  /// A row for each entry; none if there is no directory.
  public func numberOfRows(in tableView: TableView) -> Int {
    // TODO: 5. How many entries does the directory have?
    0
  }

  /// The entry's own cell, whatever its class; empty if there is no directory.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    // TODO: 5. Ask the entry for its cell.
    TableViewCell("")
  }
}
