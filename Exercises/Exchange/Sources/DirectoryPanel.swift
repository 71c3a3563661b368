import MiniCocoa

/// Shows a directory as a table. What the user taps goes to a field.
public final class DirectoryPanel: View, TableViewDataSource, TableViewDelegate {
  /// Shows the rows.
  public let table = TableView()

  /// Gets the name of the row that was tapped; not kept.
  public weak var field: TextField?

  // TODO: 5. The panel keeps its source in memory. See to it that it does not.
  /// Knows the entries; not kept. When it is set, the table shows the entries of the new one.
  public var source: (any DirectorySource)? {
    didSet {
      // TODO: 5. Let the table ask again.
    }
  }

  /// A panel without a source.
  public override init() {
    super.init()
    addSubview(table)
    // TODO: 5. Whom does the table ask, and whom does it tell?
  }

  /// A row for each entry; none if there is no source.
  public func numberOfRows(in tableView: TableView) -> Int {
    // TODO: 5. How many entries does the source have?
    0
  }

  /// The entry's own cell, of whatever kind the entry is; empty if there is no source.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    // TODO: 5. Ask the entry for its cell.
    TableViewCell("")
  }

  /// The user chose this row: its name goes to the field. If the source has gone, there is no name.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    // TODO: 5. Hand the name on to the field.
  }
}
