import CourseModel

/// Finds submissions by typed text: a name, login, address, number, or the submission's name.
struct PeopleFinder {
  /// The result of a search.
  enum Found: Equatable {
    /// Nothing matches.
    case nobody
    /// The indices of submissions that belong to one student or group.
    case one([Int])
    /// Submissions of different people match.
    case several([String])
  }

  private let owners: [String]
  private let titles: [String]
  private var places: [String: Set<Int>] = [:]

  /// A finder for these submissions, with their names and deliveries.
  init(_ submissions: [(name: String, delivery: Delivery?)]) {
    titles = submissions.map(\.name)
    owners = submissions.enumerated().map { place, submission in
      submission.delivery?.students.first.map(\.key) ?? "\n\(place)"
    }
    for (place, submission) in submissions.enumerated() {
      let students = submission.delivery?.students ?? []
      var keys: Set<String> = [
        submission.name.folded, PeopleIndex.title(ofFile: submission.name).folded,
      ]
      for student in students {
        keys.formUnion([student.id, student.login, student.email].compactMap { $0?.folded })
        keys.formUnion(student.name.map(PeopleIndex.forms(ofName:)) ?? [])
      }
      for key in keys { places[key, default: []].insert(place) }
    }
  }

  /// Finds the submissions that match a text.
  func find(_ text: String) -> Found {
    let keys = PeopleIndex.forms(ofName: text).union([PeopleColumns.number(in: text).folded])
    let found = keys.reduce(into: Set<Int>()) { $0.formUnion(places[$1] ?? []) }.sorted()
    guard !found.isEmpty else { return .nobody }
    guard Set(found.map { owners[$0] }).count > 1 else { return .one(found) }
    return .several(found.map { titles[$0] })
  }

  /// All names, for suggestions.
  var names: [String] { titles }
}

extension Student {
  /// Equal only for the same person.
  fileprivate var key: String {
    [id, login, email, name].map { $0 ?? "" }.joined(separator: "\n")
  }
}
