import MiniCocoa

/// Shows the contacts of a book, and says which of them was selected.
public final class ContactSource: ListSource {
  /// How a contact looks as a row; may be replaced at any time.
  public var represent: (Contact) -> TableViewCell = { TableViewCell($0.name, detail: $0.number) }

  /// Who is told which contact was selected.
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

  /// What stands in a row.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    rows[row].map(represent) ?? TableViewCell("")
  }

  /// Whether the contact is still in the book.
  public func tableView(_ tableView: TableView, shouldSelectRowAt row: Int) -> Bool {
    guard let contact = rows[row] else { return false }
    return book.contacts.contains { $0 === contact }
  }

  /// Says which contact was selected.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    if let contact = rows[row] { delegate?.listSource(self, didSelect: contact) }
  }
}
