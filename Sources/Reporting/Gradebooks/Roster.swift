import CourseModel
import Foundation

/// The list of all students in a class.
package struct Roster: Sendable {
  /// The students in the order of the list.
  let students: [Student]

  init(_ students: [Student]) { self.students = students }

  /// Reads the list from a file, by its column names.
  ///
  /// - Parameter path: The path as the user typed it, for messages.
  package init(at url: URL, path: String) throws(GradebookError) {
    let table = try CSVTable(at: url, path: path)
    let columns = PeopleColumns(table.columns)
    guard !columns.isEmpty else { throw .noPeople(path: path, columns: table.columns) }
    students = (0..<table.rowCount).map { columns.student(in: table, row: $0) }
      .filter { !$0.title.isEmpty }
  }
}
