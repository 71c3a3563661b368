/// The layout of Classroom 50: a repository for each student, with a file that identifies it.
///
/// Names are `CLASSROOM-ASSIGNMENT-USERNAME`; each contains `.classroom50.yaml`
/// (foundation50/classroom50).
struct Classroom50Export: ExportLayout {
  static let fewestPeople = 2

  private let prefix: String

  init?(of level: ClassLevel) {
    guard let prefix = RepositoryNames(of: level, holding: ".classroom50.yaml")?.commonPrefix else {
      return nil
    }
    self.prefix = prefix
  }

  func label(of item: ClassLevel.Item) -> ExportLabel? {
    ExportLabel(ofRepository: item, after: prefix)
  }
}
