import Contacts
import MiniCocoa

/// A phone number in a table.
extension PhoneNumber {
  /// Its digits; in full, behind its label, which is bold.
  public func cell(in style: RowStyle) -> TableViewCell {
    guard style == .full else { return TableViewCell(digits) }
    return TableViewCell(AttributedText(label, .bold) + AttributedText(" \(digits)"))
  }
}
