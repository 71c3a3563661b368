import Contacts
import MiniCocoa

/// An address in a table.
extension Address {
  /// Its town; in full, the street, with the town as the detail.
  public func cell(in style: RowStyle) -> TableViewCell {
    guard style == .full else { return TableViewCell(town) }
    return TableViewCell(street, detail: town)
  }
}
