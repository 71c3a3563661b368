/// A learning platform, by the names that it gives to what it exports.
enum Platform: CaseIterable {
  // Asked in this order: a name of the last could be one of the others.
  case moodle, blackboard, canvas

  /// Who handed in what has this name, by what a platform writes into it; nil if it is no name of a
  /// platform's.
  static func person(in name: String) -> String? {
    guard name.contains("_") else { return nil }  // as most names are
    return allCases.lazy.compactMap { $0.person(in: name) }.first
  }

  private func person(in name: String) -> String? {
    switch self {
    case .moodle: MoodleExport.person(in: name)
    case .blackboard: BlackboardExport.person(in: name)
    case .canvas: CanvasExport.person(in: name)
    }
  }
}
