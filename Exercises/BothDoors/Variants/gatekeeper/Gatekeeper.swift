import MiniCocoa

/// Lets only those be selected that are not blocked, and says who was.
final class Gatekeeper: TableViewDelegate {
  private let contacts: [Contact]
  private let call: (Contact) -> Void

  init(_ contacts: [Contact], call: @escaping (Contact) -> Void) {
    self.contacts = contacts
    self.call = call
  }

  func tableView(_ tableView: TableView, shouldSelectRowAt row: Int) -> Bool {
    if contacts[row].isBlocked { return false }
    return true
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    call(contacts[row])
  }
}
