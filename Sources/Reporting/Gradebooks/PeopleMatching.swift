import CourseModel
import Foundation

/// Matches the authors of submissions with a list: by number, login and address, and by name only
/// if it is unique on both sides.
struct PeopleMatching: Sendable {
  /// An author, as known from the submission.
  struct Person: Sendable {
    /// The known data.
    let student: Student
    /// The name of the submission, for when nothing else is known.
    let title: String
    /// Whether they have chosen their login where they handed in: it may be another person's number
    /// or name, so it is compared with logins alone.
    let hasChosenLogin: Bool

    /// Creates a person from a platform's data, with the platform's name.
    init(_ student: Student, title: String, from platform: String? = nil) {
      self.student = student
      self.title = title
      hasChosenLogin = platform.map(Self.platformsOfGitHub.contains) ?? false
    }

    private static let platformsOfGitHub: Set<String> = ["classroom", "classroom50"]
  }

  /// The index on the list of each person, in the order of the people; nil for those not on it.
  let places: [Int?]
  /// The indices on the list of people without a submission.
  let missing: [Int]

  init(_ people: [Person], on list: [Student]) {
    let index = PeopleIndex(list)
    var places = people.map { index.place(of: $0) ?? index.place(titled: $0) }
    let open = Set(list.indices).subtracting(places.compactMap(\.self))
    // Match names last, and only among the remaining people.
    let names = Self.unique(open.sorted().map { ($0, Self.forms(of: list[$0])) })
    let unplaced = people.indices.filter { places[$0] == nil }
    let own = Self.unique(unplaced.map { ($0, Self.forms(of: people[$0])) })
    for (form, person) in own {
      if let place = names[form], places[person] == nil, !Self.disagree(people[person], list[place])
      {
        places[person] = place
      }
    }
    self.places = places
    missing = list.indices.filter { !places.contains($0) }
  }

  /// Whether two people with the same name are known to be different.
  private static func disagree(_ person: Person, _ student: Student) -> Bool {
    func differ(_ first: String?, _ second: String?) -> Bool {
      guard let first, let second else { return false }
      return first.lowercased() != second.lowercased()
    }
    return differ(person.student.login, student.login)
      || differ(person.student.email, student.email)
  }

  /// The owner of each form of a name; shared forms are left out.
  private static func unique(_ forms: [(Int, Set<String>)]) -> [String: Int] {
    var owners: [String: Set<Int>] = [:]
    for (person, all) in forms {
      for form in all { owners[form, default: []].insert(person) }
    }
    return owners.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  private static func forms(of person: Person) -> Set<String> {
    forms(of: person.student).union(
      person.student.name == nil && !person.hasChosenLogin
        ? PeopleIndex.forms(ofName: person.title) : [])
  }

  private static func forms(of student: Student) -> Set<String> {
    student.name.map { PeopleIndex.forms(ofName: $0) } ?? []
  }
}

/// A list of people, indexed by their unique data.
struct PeopleIndex {
  private var byID: [String: Int] = [:]
  private var byLogin: [String: Int] = [:]
  private var byEmail: [String: Int] = [:]
  /// The forms of their names, in the order of the list.
  private let names: [Set<String>]

  init(_ list: [Student]) {
    names = list.map { $0.name.map { Self.forms(ofName: $0) } ?? [] }
    for (place, student) in list.enumerated() {
      note(student.id, place, in: \.byID)
      note(student.login, place, in: \.byLogin)
      note(student.email, place, in: \.byEmail)
    }
  }

  private static let ambiguous = -1

  private mutating func note(
    _ value: String?, _ place: Int, in path: WritableKeyPath<PeopleIndex, [String: Int]>
  ) {
    guard let key = value?.lowercased() else { return }
    // A value that two people share identifies neither.
    self[keyPath: path][key] = self[keyPath: path][key] == nil ? place : Self.ambiguous
  }

  /// The place of a person who handed in; nil if none or several match.
  func place(of person: PeopleMatching.Person) -> Int? {
    guard person.hasChosenLogin else { return place(of: person.student) }
    let place = person.student.login.flatMap { byLogin[$0.lowercased()] }
    return place == Self.ambiguous ? nil : place
  }

  /// The place of the student with this number, login or address; nil if none or several match.
  func place(of student: Student) -> Int? {
    let login = student.login?.lowercased()
    let email = student.email?.lowercased()
    let found = [
      login.flatMap { byLogin[$0] }, email.flatMap { byEmail[$0] },
      // Numbers may be those of groups, so a name that belongs to another person refutes them.
      student.id.flatMap { byID[$0.lowercased()] }.flatMap { place in
        refutes(student.name, place) ? nil : place
      },
      // Some platforms use the address as login, or a login as number.
      login.flatMap { byEmail[$0] ?? byID[$0] }, email.flatMap { byLogin[$0] },
      student.id.flatMap { byLogin[$0.lowercased()] },
    ]
    return found.compactMap(\.self).first { $0 != Self.ambiguous }
  }

  /// The index of a person whose submission's name is a login, an address or a number.
  func place(titled person: PeopleMatching.Person) -> Int? {
    guard person.student.title.isEmpty else { return nil }
    let title = person.title
    return place(of: Student(id: title, login: title, email: title))
  }

  private func refutes(_ name: String?, _ place: Int) -> Bool {
    guard place != Self.ambiguous, let name, !name.isEmpty, !names[place].isEmpty else {
      return false
    }
    // Moodle writes a team before the name, in each member's folder: `Team 1-Ann Lee`.
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.indices.allSatisfy {
      Self.forms(ofName: parts[$0...].joined(separator: "-")).isDisjoint(with: names[place])
    }
  }

  /// The probable owner of a file or folder: its name without archive extensions.
  static func title(ofFile name: String) -> String {
    name.replacing(/\.(?:zip|7z|tgz|tbz2?|txz|tzst|tar(?:\.\w+)?|swift|bundle|git)$/, with: "")
  }

  /// Equivalent notations of a name: `Doe, Jane` and `Jane Doe` in any case, and letters only, as
  /// in Canvas's file names.
  static func forms(ofName name: String) -> Set<String> {
    let plain = name.folded
    let parts = plain.split(separator: ",", maxSplits: 1)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let words = plain.split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard !words.isEmpty else { return [] }
    var forms: Set<String> = [words.joined(separator: " ")]
    if parts.count == 2 { forms.insert("\(parts[1]) \(parts[0])") }
    if let last = words.last, words.count > 1, parts.count == 1 {
      forms.insert((([last] + words.dropLast()).joined()).filter { $0.isLetter || $0.isNumber })
    }
    forms.insert(words.joined().filter { $0.isLetter || $0.isNumber })
    return forms
  }
}
