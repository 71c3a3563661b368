/// Where a class was handed in: a learning platform, by how it lays out what it exports.
package enum Platform: String, CaseIterable, Sendable {
  // Asked in this order: names of a later one could be one of an earlier one's.
  case moodle, gradescope, classroom50, blackboard, canvas, classroom
  /// A folder or an archive for each student; believed only where somebody says so.
  case folders

  /// What people call it.
  package var title: String {
    switch self {
    case .moodle: "Moodle"
    case .gradescope: "Gradescope"
    case .classroom50: "Classroom 50"
    case .blackboard: "Blackboard"
    case .canvas: "Canvas"
    case .classroom: "GitHub Classroom"
    case .folders: "Folders"
    }
  }

  private var layout: any ExportLayout.Type {
    switch self {
    case .moodle: MoodleExport.self
    case .gradescope: GradescopeExport.self
    case .classroom50: Classroom50Export.self
    case .blackboard: BlackboardExport.self
    case .canvas: CanvasExport.self
    case .classroom: ClassroomExport.self
    case .folders: PlainFolders.self
    }
  }

  /// How it has laid out what lies here; nil if it has not.
  func layout(of level: ClassLevel) -> (any ExportLayout)? { layout.init(of: level) }

  /// How many people there have to be so that it is believed without anybody saying so.
  var fewestPeople: Int { layout.fewestPeople }

  /// Who handed in what has this name, by what a platform writes into it; nil if it is no name of a
  /// platform's.
  static func person(in name: String) -> String? {
    guard name.contains("_") else { return nil }  // as most names are
    return MoodleExport.person(in: name) ?? BlackboardExport.person(in: name)
      ?? CanvasExport.person(in: name)
  }
}
