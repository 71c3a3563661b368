/// The layout of `gh classroom clone student-repos`: a repository for each student or team, in a
/// folder named after the assignment.
///
/// Names are `ASSIGNMENT-submissions/ASSIGNMENT-USERNAME`, as in github/gh-classroom.
struct ClassroomExport: ExportLayout {
  static let fewestPeople = 2
  private static let suffix = "-submissions"

  /// The common beginning of the repositories' names.
  private let prefix: String

  init?(of level: ClassLevel) {
    if level.name.hasSuffix(Self.suffix) {
      prefix = level.name.dropLast(Self.suffix.count) + "-"
    } else if let common = RepositoryNames(of: level, holding: ".git/")?.commonPrefix {
      prefix = common
    } else {
      return nil
    }
  }

  func label(of item: ClassLevel.Item) -> ExportLabel? {
    ExportLabel(ofRepository: item, after: prefix)
  }
}

/// The names of a class's folders that are repositories, recognised by an entry that each contains.
struct RepositoryNames {
  let names: [String]

  /// Returns nil for fewer than two.
  init?(of level: ClassLevel, holding mark: String) {
    let marked = Set(
      level.ignored.filter { $0.hasSuffix("/" + mark) }.map { $0.dropLast(mark.count + 1) })
    names = level.items.filter { $0.isFolder && marked.contains($0.name[...]) }.map(\.name)
    if names.count < 2 { return nil }
  }

  /// Their common beginning up to a hyphen, which names the class and the assignment. Nil if there
  /// is none, or if only numbers follow, as in folders that a teacher numbers: `student-01`.
  var commonPrefix: String? {
    let common = names.dropFirst().reduce(names[0]) { String($0.commonPrefix(with: $1)) }
    guard let hyphen = common.lastIndex(of: "-") else { return nil }
    let prefix = common[...hyphen]
    let logins = names.map { $0.dropFirst(prefix.count) }
    guard logins.contains(where: { !$0.isEmpty && !$0.allSatisfy(\.isNumber) }) else { return nil }
    return String(prefix)
  }
}
