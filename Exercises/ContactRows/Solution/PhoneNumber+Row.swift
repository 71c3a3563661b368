import Contacts
import MiniCocoa

/// A phone number in a table.
extension PhoneNumber: RowRepresentable {
  /// Its digits; in full, its label in bold, then the digits.
  public func cell(in style: RowStyle) -> TableViewCell {
    guard style == .full else { return TableViewCell(digits) }
    return TableViewCell(AttributedText(label, .bold) + AttributedText(" \(digits)"))
  }
}
