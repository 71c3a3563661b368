import CourseModel
import Foundation

/// Canvas's exported gradebook. The result contains only the assignment's column and the rows with
/// a mark, because Canvas treats blank or outdated cells as changes.
///
/// The columns follow Canvas's lib/gradebook_importer.rb.
struct CanvasGradebook: GradebookLayout {
  private let table: CSVTable
  private let assignment: Int
  /// The row with the maximum points of each assignment; nil if there is none.
  private let possible: Int?

  static func recognises(_ columns: [String]) -> Bool {
    columns.count > 3 && columns[0].contains("Student") && columns[1] == "ID"
  }

  init(
    _ table: CSVTable, column: String?, titles: [String], path: String
  ) throws(GradebookError) {
    self.table = table
    let rows = 0..<table.rowCount
    let possible = rows.first { table[row: $0, column: 0].contains("Points Possible") }
    self.possible = possible
    let choices = table.columns.enumerated().compactMap { place, name -> AssignmentColumn? in
      guard let match = name.wholeMatch(of: /(.*) \((\d+)\)/) else { return nil }
      let isOpen = possible.map { !table[row: $0, column: place].contains("read only") } ?? true
      return isOpen ? AssignmentColumn(place, title: match.1, id: match.2, name: name) : nil
    }
    assignment = try AssignmentColumn.choice(choices, column, titles, path).place
  }

  var people: [(row: Int, student: Student)] {
    let columns = table.columns
    let login = columns.firstIndex(of: "SIS Login ID")
    return (0..<table.rowCount).compactMap { row in
      let (name, id) = (table[row: row, column: 0], table[row: row, column: 1])
      guard !id.isEmpty, name != "Student, Test" else { return nil }
      let text = login.map { table[row: row, column: $0] } ?? ""
      return (row, Student(id: id, login: text.isEmpty ? nil : text, name: name))
    }
  }

  func filled(with marks: [Int: Mark]) -> CSVTable {
    let greatest = possible.map { table[row: $0, column: assignment] }
    var filled = table
    for (row, mark) in marks {
      filled[row: row, column: assignment] = mark.text(scaledTo: greatest)
    }
    let last = table.columns.lastIndex { $0.contains("Section") } ?? 1
    let persons = Set(people.map { $0.row })
    // Rows without a student describe assignments: those above the first student are Canvas's own.
    let above = persons.min() ?? 0
    let kept = (0..<table.rowCount).filter { row in
      marks[row] != nil || row < above && !table.isBlank(row)
    }
    return filled.keeping(rows: kept, columns: Array(0...last) + [assignment])
  }
}
