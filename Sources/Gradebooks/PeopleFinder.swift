import CourseModel

/// Whose submission is meant by what somebody has typed: a name, a login, an address, a number, or what
/// the submission is called.
struct PeopleFinder {
  /// What was found.
  enum Found: Equatable {
    /// Nobody is called so.
    case nobody
    /// These submissions, all of one person or group, by their places.
    case one([Int])
    /// Different people are, who are called like this.
    case several([String])
  }

  private let owners: [String]
  private let titles: [String]
  private var places: [String: Set<Int>] = [:]

  /// A finder among these submissions: what each is called, and who has handed it in.
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

  /// Whom this means.
  func find(_ text: String) -> Found {
    let keys = PeopleIndex.forms(ofName: text).union([text.folded])
    let found = keys.reduce(into: Set<Int>()) { $0.formUnion(places[$1] ?? []) }.sorted()
    guard !found.isEmpty else { return .nobody }
    guard Set(found.map { owners[$0] }).count > 1 else { return .one(found) }
    return .several(found.map { titles[$0] })
  }

  /// All that somebody may be called, for a suggestion.
  var names: [String] { titles }
}

extension Student {
  /// Equal for the same person alone.
  fileprivate var key: String {
    [id, login, email, name].map { $0 ?? "" }.joined(separator: "\n")
  }
}
