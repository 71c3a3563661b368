import MiniCocoa

/// Shows a directory as a table. Tapping a row puts its name into a field.
public final class DirectoryPanel: View, TableViewDelegate {
  /// Shows the rows.
  public let table = TableView()

  /// Gets the name of the row that the user taps; not kept alive.
  public weak var field: TextField?

  /// Fills the table.
  private let rows = DirectoryRows()

  /// Knows the entries; not kept alive. Setting it shows the new source's entries.
  public var source: (any DirectorySource)? {
    get { rows.directory }
    set {
      // TODO: 5. Pass the new source on to the rows, and reload the table.
    }
  }

  /// A panel without a source.
  public override init() {
    super.init()
    addSubview(table)
    // TODO: 5. Connect the table with its data source, the rows, and with its delegate.
  }

  /// The user chose this row: its name goes into the field. Without a source, the name is empty.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    // TODO: 5. Put the entry's name into the field.
  }
}
