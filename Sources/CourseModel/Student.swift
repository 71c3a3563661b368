/// Somebody who handed something in, as far as a platform or a list says who that is.
package struct Student: Codable, Hashable, Sendable {
  /// What the platform counts people by: a number, mostly.
  package var id: String?
  /// What they sign in with.
  package var login: String?
  /// First and last name, in the platform's order.
  package var name: String?
  /// An address.
  package var email: String?

  /// A student of whom this is known.
  package init(
    id: String? = nil, login: String? = nil, name: String? = nil, email: String? = nil
  ) {
    self.id = id
    self.login = login
    self.name = name
    self.email = email
  }

  /// What they are called in a list: the first that is known of name, login, address and number; empty
  /// if nothing is.
  package var title: String { name ?? login ?? email ?? id ?? "" }

  /// This, and of another what is not known here.
  package func completed(by other: Student) -> Student {
    Student(
      id: id ?? other.id, login: login ?? other.login, name: name ?? other.name,
      email: email ?? other.email)
  }
}
