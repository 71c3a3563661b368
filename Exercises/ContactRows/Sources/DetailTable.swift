import Contacts
import MiniCocoa

/// Fills a table with the details of one contact.
public final class DetailTable: TableViewDataSource {
  /// How much each row says.
  public var style = RowStyle.short

  private let contact: Contact

  /// A source of rows for one contact.
  public init(of contact: Contact) {
    self.contact = contact
  }

  /// A row for each detail.
  public func numberOfRows(in tableView: TableView) -> Int { contact.details.count }

  /// A cell for a detail, of whatever class it is.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    // TODO: 4. Each new class needs another question here. Ask the object to show itself, in the
    // style of this table. An object that can't gets "?".
    let detail = contact.details[row]
    if let number = detail as? PhoneNumber {
      return TableViewCell(number.digits)
    } else if let address = detail as? Address {
      return TableViewCell(address.town)
    } else if let email = detail as? EmailAddress {
      return TableViewCell(email.user)
    } else {
      preconditionFailure("a detail of an unknown kind")
    }
  }
}
