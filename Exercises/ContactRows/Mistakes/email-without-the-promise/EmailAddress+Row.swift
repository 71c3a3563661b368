import Contacts
import MiniCocoa

/// An e-mail address in a table.
extension EmailAddress {
  /// Its user; in full, with the host, which is italic.
  public func cell(in style: RowStyle) -> TableViewCell {
    guard style == .full else { return TableViewCell(user) }
    return TableViewCell(AttributedText("\(user)@") + AttributedText(host, .italic))
  }
}
