/// A student, as far as a platform or a class list identifies them.
package struct Student: Codable, Hashable, Sendable {
  /// The platform's id, usually a number.
  package var id: String?
  /// The login name.
  package var login: String?
  /// First and last name, in the platform's order.
  package var name: String?
  /// The email address.
  package var email: String?

  package init(
    id: String? = nil, login: String? = nil, name: String? = nil, email: String? = nil
  ) {
    self.id = id
    self.login = login
    self.name = name
    self.email = email
  }

  /// The display name: the first known of name, login, address and number; empty if there is none.
  package var title: String { name ?? login ?? email ?? id ?? "" }

  /// A copy in which `other` fills in the unknown values.
  package func completed(by other: Student) -> Student {
    Student(
      id: id ?? other.id, login: login ?? other.login, name: name ?? other.name,
      email: email ?? other.email)
  }
}
