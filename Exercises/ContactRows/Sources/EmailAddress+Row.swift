import Contacts
import MiniCocoa

/// An e-mail address in a table.
extension EmailAddress {
  /// Its user; in full, with the host, which is italic.
  public func cell(in style: RowStyle) -> TableViewCell {
    // TODO: 3. Let an e-mail address show itself. Short: its user. In full: "user@host", with the host
    // in italics.
    TableViewCell("")
  }
}
