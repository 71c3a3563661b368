import Contacts
import MiniCocoa

/// An address in a table.
extension Address {
  /// Its town; in full, the street, with the town as the detail.
  public func cell(in style: RowStyle) -> TableViewCell {
    // TODO: 2. Let an address show itself. Short: its town. In full: its street, with the town as the
    // cell's detail.
    TableViewCell("")
  }
}
