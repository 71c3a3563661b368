import Contacts
import MiniCocoa

/// Fills a table with all that is known of one contact.
public final class DetailTable: TableViewDataSource {
  /// How much each row says.
  public var style = RowStyle.short

  private let contact: Contact

  /// Rows for one contact.
  public init(of contact: Contact) {
    self.contact = contact
  }

  /// A row for each detail.
  public func numberOfRows(in tableView: TableView) -> Int { contact.details.count }

  /// A cell for a detail, of whatever class it is.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let detail = contact.details[row]
    guard detail is PhoneNumber || detail is Address || detail is EmailAddress else {
      return TableViewCell("?")
    }
    return TableViewCell.showing(detail, in: style)
  }
}

extension TableViewCell {
  /// A cell for any object: what it shows of itself, or "?" where it cannot.
  static func showing(_ object: AnyObject, in style: RowStyle) -> TableViewCell {
    guard let object = object as? any RowRepresentable else { return TableViewCell("?") }
    return object.cell(in: style)
  }
}
