import CourseModel
import Foundation

/// The list of a class: everybody who might hand something in.
package struct Roster: Sendable {
  /// In the order of the list.
  package let students: [Student]

  /// A list of these.
  package init(_ students: [Student]) { self.students = students }

  /// The list in this file, by the names of its columns.
  ///
  /// - Parameter path: How the file was typed, for what is said about it.
  package init(at url: URL, path: String) throws(GradebookError) {
    let table = try CSVTable(at: url, path: path)
    let columns = PeopleColumns(table.columns)
    guard !columns.isEmpty else { throw .noPeople(path: path, columns: table.columns) }
    students = (0..<table.rowCount).map { columns.student(in: table, row: $0) }
      .filter { !$0.title.isEmpty }
  }
}
