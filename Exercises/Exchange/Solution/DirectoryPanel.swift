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
      rows.directory = newValue
      table.reloadData()
    }
  }

  /// A panel without a source.
  public override init() {
    super.init()
    addSubview(table)
    table.dataSource = rows
    table.delegate = self
  }

  /// The user chose this row: its name goes into the field. Without a source, the name is empty.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    field?.text = source?.entry(at: row).name ?? ""
  }
}
