/// A folder, an archive or a Swift file for each student, with any name.
struct PlainFolders: ExportLayout {
  static let fewestPeople = Int.max

  init?(of level: ClassLevel) {}

  func label(of item: ClassLevel.Item) -> ExportLabel? {
    guard item.isFolder || SubmissionReceiver.accepts(fileNamed: item.name) else { return nil }
    return ExportLabel(
      // By bytes, because the name alone tells students apart.
      owner: item.name.utf8.map(String.init).joined(separator: " "), title: item.name,
      content: item.isFolder ? .folder() : .file(named: item.name))
  }
}
