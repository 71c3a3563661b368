import Contacts
import MiniCocoa

/// A phone number in a table.
extension PhoneNumber: RowRepresentable {
  /// Its digits; in full, behind its label, which is bold.
  public func cell(in style: RowStyle) -> TableViewCell {
    guard style == .full else { return TableViewCell(digits) }
    return TableViewCell(AttributedText("\(label) \(digits)", .bold))
  }
}
