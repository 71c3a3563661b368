import MiniCocoa

/// The data source of a directory's table: it knows the entries, and no view.
public final class DirectoryRows: TableViewDataSource {
  /// Knows the entries; not kept alive.
  public weak var directory: (any DirectorySource)?

  /// Rows of no directory.
  public init() {}

  /// A row for each entry; none if there is no directory.
  public func numberOfRows(in tableView: TableView) -> Int { directory?.count ?? 0 }

  /// The entry's own cell, whatever its class; empty if there is no directory.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    directory?.entry(at: row).cell() ?? TableViewCell("")
  }
}
