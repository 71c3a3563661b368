/// A gradebook column that may be the one for the assignment's grades.
struct AssignmentColumn {
  /// The index of the column.
  let place: Int
  let title: String
  /// The platform's number of the assignment.
  let id: String
  /// The full name of the column.
  let name: String

  init(_ place: Int, title: Substring, id: Substring, name: String) {
    (self.place, self.title, self.id, self.name) = (place, String(title), String(id), name)
  }

  /// Chooses the column: the one that the user named, by its full name, title or number; otherwise
  /// the only one with one of these titles; otherwise the only one.
  ///
  /// - Throws: If there are several, or none.
  static func choice(
    _ columns: [AssignmentColumn], _ named: String?, _ titles: [String], _ path: String
  ) throws(GradebookError) -> AssignmentColumn {
    let matching: [AssignmentColumn]
    if let named {
      matching = columns.filter { [$0.name, $0.title, $0.id].contains(named) }
    } else {
      let known = Set(titles.map(PeopleColumns.key))
      let titled = columns.filter { known.contains(PeopleColumns.key($0.title)) }
      matching = titled.isEmpty ? columns : titled
    }
    guard matching.count == 1 else {
      throw .whichColumn(path: path, columns: columns.map(\.name))
    }
    return matching[0]
  }
}
