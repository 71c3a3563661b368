/// The platform where a class was handed in, recognised by the layout of its exports.
package enum Platform: String, CaseIterable, Sendable {
  // In the order in which we try them: names of a later one could also match an earlier one.
  case moodle, gradescope, classroom50, blackboard, canvas, classroom
  /// A folder or an archive for each student; used only if the user asks for it.
  case folders

  /// The display name.
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

  /// The names of those that are recognised, for a sentence: “Moodle, Canvas or Blackboard”.
  package static var titles: String {
    let titles = allCases.filter { $0 != .folders }.map(\.title)
    return titles.dropLast().joined(separator: ", ") + " or " + titles.suffix(1).joined()
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

  /// The layout of this level; nil if it is not this platform's.
  func layout(of level: ClassLevel) -> (any ExportLayout)? { layout.init(of: level) }

  /// The number of people from which we recognise it without --from.
  var fewestPeople: Int { layout.fewestPeople }

  /// The owner according to a file name from a platform; nil if the name has no platform's form.
  ///
  /// By it, the grader sees that files beside each other are several people's. Add a layout only if
  /// no other file is named like that.
  static func person(in name: String) -> String? {
    guard name.contains("_") else { return nil }  // most names have none
    return MoodleExport.person(in: name) ?? BlackboardExport.person(in: name)
      ?? CanvasExport.person(in: name)
  }
}
