import MiniCocoa

/// Shows the contacts of a book, and reports the one that the user selects.
public final class ContactSource: ListSource {
  /// Makes a contact's row; may be replaced at any time.
  public var represent: (Contact) -> TableViewCell = { TableViewCell($0.name, detail: $0.number) }

  /// Learns which contact the user selected.
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

  /// The number of contacts. The table asks for it at each reload, when it forgets its old rows.
  public func numberOfRows(in tableView: TableView) -> Int {
    shown = book.contacts
    return shown.count
  }

  /// The cell of a row.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    guard let contact = representedObject(at: row) as? Contact else { return TableViewCell("") }
    return represent(contact)
  }

  // MARK: TableViewDelegate

  /// Whether the contact is still in the book.
  public func tableView(_ tableView: TableView, shouldSelectRowAt row: Int) -> Bool {
    let contact = representedObject(at: row)
    return book.contacts.contains { $0 === contact }
  }

  /// Reports the contact that the user selected.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    guard let contact = representedObject(at: row) else { return }
    delegate?.listSource(self, didSelect: contact)
  }
}
