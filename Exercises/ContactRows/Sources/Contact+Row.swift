import Contacts
import MiniCocoa

/// A contact in a table.
extension Contact {
  /// Its name; in full, the name in bold, with the number of its details as the detail.
  public func cell(in style: RowStyle) -> TableViewCell {
    // TODO: 5. Let a contact show itself. Short: its name. In full: its name, bold, and as the cell's
    // detail the number of its details.
    TableViewCell("")
  }
}
