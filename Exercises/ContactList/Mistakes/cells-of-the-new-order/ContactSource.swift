import MiniCocoa

/// Shows the contacts of a book, and says which of them was selected.
public final class ContactSource: ListSource {
  /// How a contact looks as a row; may be replaced at any time.
  public var represent: (Contact) -> TableViewCell = { TableViewCell($0.name, detail: $0.number) }

  /// Who is told which contact was selected.
  public weak var delegate: (any ListSourceDelegate)?

  private let book: AddressBook

  /// The contacts of the rows, as the table knows them.
  private var shown: [Contact] = []

  /// Creates a source for the contacts of a book.
  public init(_ book: AddressBook) {
    self.book = book
  }

  /// The contact that a row of the table stands for.
  public func representedObject(at row: Int) -> AnyObject? {
    shown.indices.contains(row) ? shown[row] : nil
  }

  // MARK: TableViewDataSource

  /// How many contacts there are. The table asks at each reload, when it forgets its old rows.
  public func numberOfRows(in tableView: TableView) -> Int {
    shown = book.contacts
    return shown.count
  }

  /// What stands in a row.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    represent(book.contacts[row])
  }

  // MARK: TableViewDelegate

  /// Whether the contact is still in the book.
  public func tableView(_ tableView: TableView, shouldSelectRowAt row: Int) -> Bool {
    let contact = representedObject(at: row)
    return book.contacts.contains { $0 === contact }
  }

  /// Says which contact was selected.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    guard let contact = representedObject(at: row) else { return }
    delegate?.listSource(self, didSelect: contact)
  }
}
