import CourseModel
import Foundation

/// Blackboard's downloaded gradebook. The result contains only the assignment's column and the rows
/// with a mark. The column name must stay exact, because Blackboard identifies the column by the
/// number in it.
///
/// The format is `Quiz 3 [Total Pts: 10 Score] |664617`, as in tables of Blackboard Learn's "Work
/// Offline".
struct BlackboardGradebook: GradebookLayout {
  private let table: CSVTable
  private let assignment: Int

  private static let usernames: Set<String> = ["username", "benutzername"]

  static func recognises(_ columns: [String]) -> Bool {
    columns.contains { usernames.contains(PeopleColumns.key($0)) }
      && columns.contains { $0.contains(/\|\s*\d+$/) }
  }

  init(
    _ table: CSVTable, column: String?, titles: [String], path: String
  ) throws(GradebookError) {
    self.table = table
    let choices = table.columns.enumerated().compactMap { place, name -> AssignmentColumn? in
      guard let match = name.wholeMatch(of: /(.*?)\s*(?:\[[^\]]*\])?\s*\|\s*(\d+)/) else {
        return nil
      }
      return AssignmentColumn(place, title: match.1, id: match.2, name: name)
    }
    assignment = try AssignmentColumn.choice(choices, column, titles, path).place
  }

  var people: [(row: Int, student: Student)] {
    let columns = PeopleColumns(table.columns)
    return (0..<table.rowCount).filter { !table.isBlank($0) }
      .map { ($0, columns.student(in: table, row: $0)) }
  }

  func filled(with marks: [Int: Mark]) -> CSVTable {
    let name = table.columns[assignment]
    let greatest = name.firstMatch(of: /\[[^\]\d]*([\d.,]+)[^\]]*\]/).map { String($0.1) }
    var filled = table
    for (row, mark) in marks {
      filled[row: row, column: assignment] = mark.text(scaledTo: greatest)
    }
    let identity = table.columns.indices.filter { !table.columns[$0].contains(/\|\s*\d+$/) }
    return filled.keeping(rows: marks.keys.sorted(), columns: identity + [assignment])
  }
}
