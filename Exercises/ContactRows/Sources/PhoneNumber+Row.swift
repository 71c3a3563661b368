import Contacts
import MiniCocoa

/// A phone number in a table.
extension PhoneNumber {
  /// Its digits; in full, its label in bold, then the digits.
  public func cell(in style: RowStyle) -> TableViewCell {
    // TODO: 1. Let a phone number show itself. Short: its digits. In full: its label, bold, then a space
    // and the digits.
    TableViewCell("")
  }
}
