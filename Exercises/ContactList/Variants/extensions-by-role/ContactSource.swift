import MiniCocoa

/// Shows the contacts of a book, and reports the one that the user selects.
public final class ContactSource: ListSource {
  /// Makes a contact's row; may be replaced at any time.
  public var represent: (Contact) -> TableViewCell = { TableViewCell($0.name, detail: $0.number) }

  /// Learns which contact the user selected.
  public weak var delegate: (any ListSourceDelegate)?

  private let book: AddressBook

  // A contact that has left the book stays here until the next reload.
  private var contactOfRow: [Int: Contact] = [:]

  /// Creates a source for the contacts of a book.
  public init(_ book: AddressBook) {
    self.book = book
  }

  /// The contact that a row of the table stands for.
  public func representedObject(at row: Int) -> AnyObject? { contact(at: row) }

  private func contact(at row: Int) -> Contact? { contactOfRow[row] }
}

// MARK: - TableViewDataSource

extension ContactSource {
  /// How many contacts there are; the rows are numbered anew.
  public func numberOfRows(in tableView: TableView) -> Int {
    contactOfRow = Dictionary(uniqueKeysWithValues: zip(0..., book.contacts))
    return contactOfRow.count
  }

  /// The cell of a row.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    if let contact = contact(at: row) { represent(contact) } else { TableViewCell("") }
  }
}

// MARK: - TableViewDelegate

extension ContactSource {
  /// Whether the contact is still in the book.
  public func tableView(_ tableView: TableView, shouldSelectRowAt row: Int) -> Bool {
    let present = Set(book.contacts.map(ObjectIdentifier.init))
    return contact(at: row).map(ObjectIdentifier.init).map(present.contains) ?? false
  }

  /// Reports the contact that the user selected.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    contact(at: row).map { delegate?.listSource(self, didSelect: $0) }
  }
}
