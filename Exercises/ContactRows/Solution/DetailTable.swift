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
    TableViewCell.showing(contact.details[row], in: style)
  }
}

extension TableViewCell {
  /// A cell for any object: its own, or "?" if it has none.
  static func showing(_ object: AnyObject, in style: RowStyle) -> TableViewCell {
    guard let object = object as? any RowRepresentable else { return TableViewCell("?") }
    return object.cell(in: style)
  }
}
