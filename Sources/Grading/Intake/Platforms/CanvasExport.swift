import CourseModel

/// The layout of Canvas's "Download Submissions": all files in one folder.
///
/// Names as in Canvas's lib/content_zipper.rb: the letters of the sortable name, `LATE`, the user's
/// number, the attachment's number, and the file's name.
struct CanvasExport: ExportLayout {
  static let fewestPeople = 2

  init?(of level: ClassLevel) {}

  func label(of item: ClassLevel.Item) -> ExportLabel? {
    item.isFolder ? nil : Self.label(of: item.name)
  }

  /// Such as `doejane_4567_89012_A.swift`, `doejane_LATE_4567_89012_A.swift`,
  /// `anon_x1y2z_89012_A.swift`.
  static func person(in name: String) -> String? { label(of: name)?.owner }

  private static func label(of name: String) -> ExportLabel? {
    let named = /^(?:([^_]+)_)?(LATE_)?(\d+)_(?:\d+_(.+)|(?:text|link)\.html)$/
    let anonymous = /^(LATE_)?(anon_[^_]+)_(?:\d+_(.+)|(?:text|link)\.html)$/
    if let match = name.wholeMatch(of: anonymous) {
      let owner = String(match.2)
      return ExportLabel(
        owner: owner, title: owner, isLate: match.1 != nil, content: content(match.3, name))
    }
    guard let match = name.wholeMatch(of: named) else { return nil }
    let (person, number) = (match.1.map(String.init), String(match.3))
    return ExportLabel(
      owner: (person.map { $0 + "_" } ?? "") + number, title: person ?? number,
      students: [Student(id: number)], isLate: match.2 != nil, content: content(match.4, name))
  }

  /// The student's name for the file, without the number that Canvas adds to a second file of the
  /// same name.
  private static func content(_ file: Substring?, _ name: String) -> ExportLabel.Content {
    guard let file else { return name.hasSuffix("text.html") ? .typed : .note }
    return .file(named: String(file.replacing(/-\d{1,2}(?=\.[A-Za-z]+$)/, with: "")))
  }
}
