import Contacts
import MiniCocoa

/// A contact in a table.
extension Contact: RowRepresentable {
  /// Its name; in full it is bold, and the detail is how many details are known.
  public func cell(in style: RowStyle) -> TableViewCell {
    switch style {
    case .short: TableViewCell(name)
    case .full: TableViewCell(AttributedText(name, .bold))
    }
  }
}
