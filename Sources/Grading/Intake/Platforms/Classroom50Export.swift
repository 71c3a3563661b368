import CourseModel

/// What Classroom 50 lays out: a repository for each student, with a file by which it is known.
///
/// `CLASSROOM-ASSIGNMENT-USERNAME`, in which `.classroom50.yaml` lies (foundation50/classroom50).
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
