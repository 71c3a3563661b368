import Contacts
import MiniCocoa

/// An e-mail address in a table.
extension EmailAddress: RowRepresentable {
  /// Its user; in full, with the host, which is italic.
  public func cell(in style: RowStyle) -> TableViewCell {
    switch style {
    case .short: TableViewCell(user)
    case .full:
      TableViewCell(AttributedText("\(user)\(DetailTable.sign)") + AttributedText(host, .italic))
    }
  }
}
