import CourseModel

/// Matches the students of two runs by their data or, without any, by their submissions' names.
struct StudentPairs {
  /// Indices in both runs.
  let both: [(Int, Int)]
  /// Indices in the first run only.
  let first: [Int]
  /// Indices in the second run only.
  let second: [Int]

  init(_ old: [StudentGrade], _ new: [StudentGrade]) {
    let list = old.map { $0.student ?? Student(login: $0.plainTitle, name: $0.plainTitle) }
    let people = new.map { PeopleMatching.Person($0.student ?? Student(), title: $0.plainTitle) }
    var places = PeopleMatching(people, on: list).places
    for (index, place) in places.enumerated() {
      if let place, Self.disagree(old[place], new[index]) { places[index] = nil }
    }
    var taken = Set(places.compactMap(\.self))
    let names = Dictionary(old.enumerated().map { ($1.submission, $0) }) { first, _ in first }
    for index in new.indices where places[index] == nil {
      guard let place = names[new[index].submission], !taken.contains(place),
        !Self.disagree(old[place], new[index])
      else { continue }
      places[index] = place
      taken.insert(place)
    }
    let claims = Dictionary(places.compactMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
    both = places.enumerated().compactMap { index, place in
      place.flatMap { claims[$0] == 1 ? ($0, index) : nil }
    }
    let (known, found) = (Set(both.map(\.0)), Set(both.map(\.1)))
    first = old.indices.filter { !known.contains($0) }
    second = new.indices.filter { !found.contains($0) }
  }

  /// Whether two people are known to be different, usually with the same name.
  private static func disagree(_ old: StudentGrade, _ new: StudentGrade) -> Bool {
    guard let first = old.student, let second = new.student else { return false }
    func differ(_ one: String?, _ other: String?) -> Bool {
      guard let one, let other else { return false }
      return one.lowercased() != other.lowercased()
    }
    // Each platform numbers students independently.
    let isSamePlatform = old.delivery?.platform == new.delivery?.platform
    return differ(first.login, second.login) || differ(first.email, second.email)
      || isSamePlatform && differ(first.id, second.id)
  }
}

extension StudentGrade {
  /// The student, if known.
  fileprivate var student: Student? { delivery?.students.first }

  /// The submission's name, without the extension of an archive.
  fileprivate var plainTitle: String { PeopleIndex.title(ofFile: submission) }
}
