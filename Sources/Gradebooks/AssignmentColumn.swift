/// A column of a gradebook that an assignment's grades could belong into.
struct AssignmentColumn {
  /// Counted from 0.
  let place: Int
  /// What the assignment is called.
  let title: String
  /// The platform's number of it.
  let id: String
  /// The column's whole name.
  let name: String

  init(_ place: Int, title: Substring, id: Substring, name: String) {
    (self.place, self.title, self.id, self.name) = (place, String(title), String(id), name)
  }

  /// The column that is meant: the one that somebody has named, by all of its name, its title or its
  /// number; else the only one with one of these titles; else the only one.
  ///
  /// - Throws: where there are several, or none.
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
