import CourseModel
import Foundation

/// The columns of a table that identify students, found by their names.
struct PeopleColumns: Sendable {
  private var id: Int?
  private var login: Int?
  private var email: Int?
  private var name: Int?
  private var firstName: Int?
  private var lastName: Int?

  // Column names of platforms in English and German, compared by letters and digits only.
  private static let ids: Set<String> = [
    "id", "sid", "studentid", "userid", "orgdefinedid", "idnumber", "idnummer", "matrikelnummer",
    "sisuserid", "identifier",
  ]
  private static let logins: Set<String> = [
    "login", "username", "loginid", "sisloginid", "githubusername", "anmeldename", "user",
  ]
  private static let emails: Set<String> = ["email", "emailaddress", "emailadresse", "mail"]
  private static let names: Set<String> = [
    "name", "fullname", "student", "studentname", "vollständigername",
  ]
  private static let firstNames: Set<String> = ["firstname", "vorname", "givenname"]
  private static let lastNames: Set<String> = ["lastname", "nachname", "surname", "familyname"]

  /// Finds the columns; if several match, the first one counts.
  init(_ columns: [String]) {
    let keys = columns.map(Self.key)
    func place(_ names: Set<String>) -> Int? { keys.firstIndex(where: names.contains) }
    (id, login, email) = (place(Self.ids), place(Self.logins), place(Self.emails))
    (name, firstName, lastName) = (
      place(Self.names), place(Self.firstNames), place(Self.lastNames)
    )
  }

  /// Whether no column identifies students.
  var isEmpty: Bool {
    [id, login, email, name, firstName, lastName].allSatisfy { $0 == nil }
  }

  /// The student in a row, counted from 0, as far as the row identifies one.
  func student(in table: CSVTable, row: Int) -> Student {
    func text(_ column: Int?) -> String? {
      guard let column else { return nil }
      let text = table[row: row, column: column].trimmingCharacters(in: .whitespaces)
      return text.isEmpty ? nil : text
    }
    let parts = [text(firstName), text(lastName)].compactMap(\.self)
    return Student(
      id: text(id).map(Self.number(in:)), login: text(login),
      name: text(name) ?? (parts.isEmpty ? nil : parts.joined(separator: " ")),
      email: text(email))
  }

  /// The number in Moodle's worksheet: `Participant 1327627`, `Teilnehmer/in1327627`. Any other text
  /// as it is.
  static func number(in text: String) -> String {
    text.wholeMatch(of: /(?:Participant|Teilnehmer)\D*(\d+)/).map { String($0.1) } ?? text
  }

  /// A column name in the form for comparison.
  static func key(_ name: String) -> String {
    name.folded.filter { $0.isLetter || $0.isNumber }
  }
}
