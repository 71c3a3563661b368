/// The contacts of a table's rows, as they were at one moment.
struct Rows {
  private let contacts: [Contact]

  /// Creates the rows for a book's present contents.
  init(_ book: AddressBook) {
    contacts = book.contacts
  }

  /// How many rows there are.
  var count: Int { contacts.count }

  /// The contact of a row, or nil if there is no such row.
  subscript(row: Int) -> Contact? {
    guard row >= 0, row < contacts.count else { return nil }
    return contacts[row]
  }
}
