import MiniCocoa

/// Shows the contacts of a book, and reports the one that the user selects.
public final class ContactSource: ListSource {
  /// Makes a contact's row; may be replaced at any time.
  public var represent: (Contact) -> TableViewCell = { TableViewCell($0.name, detail: $0.number) }

  /// Learns which contact the user selected.
  public weak var delegate: (any ListSourceDelegate)?

  private let book: AddressBook
  private var rows: Rows

  /// Creates a source for the contacts of a book.
  public init(_ book: AddressBook) {
    self.book = book
    rows = Rows(book)
  }

  /// The contact that a row of the table stands for.
  public func representedObject(at row: Int) -> AnyObject? { rows[row] }

  /// How many contacts there are; here a reload begins.
  public func numberOfRows(in tableView: TableView) -> Int {
    rows = Rows(book)
    return rows.count
  }

  /// The cell of a row.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    rows[row].map(represent) ?? TableViewCell("")
  }

  /// Whether the contact is still in the book.
  public func tableView(_ tableView: TableView, shouldSelectRowAt row: Int) -> Bool {
    guard let contact = rows[row] else { return false }
    return book.contacts.contains { $0 === contact }
  }

  /// Reports the contact that the user selected.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    if let contact = rows[row] { delegate?.listSource(self, didSelect: contact) }
  }
}
