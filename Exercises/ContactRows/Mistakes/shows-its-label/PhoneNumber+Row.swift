import Contacts
import MiniCocoa

/// A phone number in a table.
extension PhoneNumber: RowRepresentable {
  /// Its digits; in full, behind its label, which is bold.
  public func cell(in style: RowStyle) -> TableViewCell {
    switch style {
    case .short: TableViewCell(label)
    case .full: TableViewCell(AttributedText(label, .bold) + AttributedText(" \(digits)"))
    }
  }
}
