/// The contacts of a telephone exchange. Others may change it at any time.
public final class AddressBook {
  /// The contacts, in their present order. Two of them may have the same name and number.
  public private(set) var contacts: [Contact]

  /// Creates a book with these contacts.
  public init(_ contacts: [Contact]) {
    self.contacts = contacts
  }

  /// Adds a contact at the end.
  public func add(_ contact: Contact) {
    contacts.append(contact)
  }

  /// Removes this very contact.
  public func remove(_ contact: Contact) {
    contacts.removeAll { $0 === contact }
  }

  /// Sorts the contacts by their names.
  public func sort() {
    contacts.sort { $0.name < $1.name }
  }
}
