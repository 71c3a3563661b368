import CourseModel

/// A platform's data about one exported item: its owner, attempt and time.
struct ExportLabel: Equatable, Sendable {
  /// The kind of content.
  enum Content: Equatable, Sendable {
    /// The files in these subfolders; usually in the folder itself.
    case folder(inside: [String] = [])
    /// A file, with the student's name for it.
    case file(named: String)
    /// The HTML of a text typed on the platform.
    case typed
    /// A file that the platform adds to an attempt.
    case note
    /// A file that the platform adds to the class. It belongs to no student.
    case companion
  }

  /// Equal for all items of the same people, and different for others.
  let owner: String
  /// The people's name in a list, as far as file names tell.
  let title: String
  var students: [Student] = []
  /// Identifies an attempt of these people; later attempts sort after earlier ones. Nil where the
  /// platform exports only one.
  var attempt: String?
  /// The time when it was handed in (ISO 8601).
  var submittedAt: String?
  /// Whether the platform marks it as late; nil where it marks nothing.
  var isLate: Bool?
  let content: Content
}

extension ExportLabel {
  /// The label of a repository whose name ends with its owner's login; nil if it lacks the prefix.
  init?(ofRepository item: ClassLevel.Item, after prefix: String) {
    guard item.isFolder, item.name.hasPrefix(prefix), item.name.count > prefix.count else {
      return nil
    }
    let login = String(item.name.dropFirst(prefix.count))
    self.init(
      owner: item.name, title: login, students: [Student(login: login)], content: .folder())
  }
}
