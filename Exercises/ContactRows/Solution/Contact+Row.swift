import Contacts
import MiniCocoa

/// A contact in a table.
extension Contact: RowRepresentable {
  /// Its name; in full, the name in bold, with the number of its details as the detail.
  public func cell(in style: RowStyle) -> TableViewCell {
    guard style == .full else { return TableViewCell(name) }
    return TableViewCell(AttributedText(name, .bold), detail: "\(details.count)")
  }
}
