import CourseModel

/// The layout of Moodle's "Download all submissions": a folder for each participant and kind of
/// submission, or all files in one folder.
///
/// Names as in Moodle's mod/assign: `NAME_PARTICIPANT_assignsubmission_PLUGIN`, followed by `_` or
/// the file's name. The number identifies a participant within the assignment, or a group.
struct MoodleExport: ExportLayout {
  static let fewestPeople = 1

  init?(of level: ClassLevel) {}

  func label(of item: ClassLevel.Item) -> ExportLabel? { Self.label(of: item.name, item.isFolder) }

  /// The owner in `Jane Doe_1327627_assignsubmission_file`; in exports without folders, more
  /// follows.
  static func person(in name: String) -> String? { label(of: name, false)?.owner }

  private static func label(of name: String, _ isFolder: Bool) -> ExportLabel? {
    // Most names are not Moodle's, and a pattern is slow.
    guard name.contains("_assignsubmission_") else { return nil }
    // Both a name in Moodle and a file's name may contain the mark. In a folder's name the last one
    // is Moodle's; if a file's name has two, its owner is unknown.
    let pattern =
      isFolder
      ? /^(.+)_(\d+)_assignsubmission_([a-z]+)_?()$/
      : /^(.+?)_(\d+)_assignsubmission_([a-z]+)(?:_|(?=\.)|$)(.*)$/
    guard let match = name.wholeMatch(of: pattern) else { return nil }
    if !isFolder, match.4.contains(/_\d+_assignsubmission_/) {
      return ExportLabel(owner: name, title: name, students: [], content: .file(named: name))
    }
    let (person, number, plugin) = (String(match.1), String(match.2), match.3)
    let rest = String(match.4)
    let content: ExportLabel.Content =
      switch (isFolder, plugin) {
      case (_, "onlinetext"): .typed
      case (true, _): .folder(inside: [])
      case (false, _): .file(named: rest.isEmpty ? name : rest)
      }
    // With blind marking, all participants have the same name.
    let isBlind = ["Participant", "Teilnehmerin", "Teilnehmer"].contains(person)
    let student = Student(id: number, name: isBlind ? nil : person)
    return ExportLabel(
      owner: "\(person)_\(number)", title: isBlind ? "\(person) \(number)" : person,
      students: [student], content: content)
  }
}
