import CourseModel

/// What `gh classroom clone student-repos` lays out: a repository for each student or team, in a folder
/// called after the assignment.
///
/// `ASSIGNMENT-submissions/ASSIGNMENT-USERNAME`, as in github/gh-classroom.
struct ClassroomExport: ExportLayout {
  static let fewestPeople = 2
  private static let suffix = "-submissions"

  /// What the names of the repositories begin with.
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

/// The names of the folders in a class that are repositories, by something that is in each of them.
struct RepositoryNames {
  let names: [String]

  /// Nil if there are less than two.
  init?(of level: ClassLevel, holding mark: String) {
    let marked = Set(
      level.ignored.filter { $0.hasSuffix("/" + mark) }.map { $0.dropLast(mark.count + 1) })
    names = level.items.filter { $0.isFolder && marked.contains($0.name[...]) }.map(\.name)
    if names.count < 2 { return nil }
  }

  /// What they begin with, up to a hyphen: what names the class and the assignment. Nil if nothing, or
  /// if what follows are mere numbers, as whoever counts people calls folders: `student-01`.
  var commonPrefix: String? {
    let common = names.dropFirst().reduce(names[0]) { String($0.commonPrefix(with: $1)) }
    guard let hyphen = common.lastIndex(of: "-") else { return nil }
    let prefix = common[...hyphen]
    let logins = names.map { $0.dropFirst(prefix.count) }
    guard logins.contains(where: { !$0.isEmpty && !$0.allSatisfy(\.isNumber) }) else { return nil }
    return String(prefix)
  }
}
