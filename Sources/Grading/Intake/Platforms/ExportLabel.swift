import CourseModel

/// What a platform says of one thing in what it exported: whose it is, which attempt, when.
struct ExportLabel: Equatable, Sendable {
  /// What the thing holds.
  enum Content: Equatable, Sendable {
    /// The files in these folders of it, mostly in itself.
    case folder(inside: [String] = [])
    /// A file, by the name that its author knows.
    case file(named: String)
    /// What was typed into a page of the platform's, HTML; `named` is the file's own name.
    case typed
    /// What the platform adds about one attempt.
    case note
    /// What the platform adds about the class: nobody's work.
    case companion
  }

  /// Equal for all that is of the same people, and of nobody else.
  let owner: String
  /// What these people are called in a list, as far as the names tell.
  let title: String
  var students: [Student] = []
  /// What tells one attempt of these people from another, later ones behind earlier ones; nil where the
  /// platform exports only one.
  var attempt: String?
  /// When it was handed in (ISO 8601).
  var submittedAt: String?
  /// Whether the platform marks it as late; nil where it marks nothing.
  var isLate: Bool?
  let content: Content
}

extension ExportLabel {
  /// That of a repository whose name ends with its owner's login; nil if it begins otherwise.
  init?(ofRepository item: ClassLevel.Item, after prefix: String) {
    guard item.isFolder, item.name.hasPrefix(prefix), item.name.count > prefix.count else {
      return nil
    }
    let login = String(item.name.dropFirst(prefix.count))
    self.init(
      owner: item.name, title: login, students: [Student(login: login)], content: .folder())
  }
}
