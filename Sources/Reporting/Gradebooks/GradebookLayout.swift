import CourseModel

/// The layout of one platform's gradebook: the students' rows, and the column of the marks.
protocol GradebookLayout: Sendable {
  /// Whether a table with these column names comes from this platform.
  static func recognises(_ columns: [String]) -> Bool

  /// - Parameters:
  ///   - column: The column that the user named; nil without one.
  ///   - titles: Possible titles of the column: the assignment's title and name.
  init(
    _ table: CSVTable, column: String?, titles: [String], path: String
  ) throws(GradebookError)

  /// The students and their rows; rows without a student are omitted.
  var people: [(row: Int, student: Student)] { get }

  /// Whether the platform has locked the mark in a row.
  func isLocked(_ row: Int) -> Bool

  /// When the student in a row handed in, as `Delivery` says it; nil for what the table does not say.
  func time(_ row: Int) -> (submittedAt: String?, isLate: Bool?)

  /// The rows of a group's members, if the platform grades them individually.
  func rows(ofGroup name: String) -> [Int]

  /// The table with these marks in their rows.
  func filled(with marks: [Int: Mark]) -> CSVTable
}

extension GradebookLayout {
  func isLocked(_ row: Int) -> Bool { false }
  func time(_ row: Int) -> (submittedAt: String?, isLate: Bool?) { (nil, nil) }
  func rows(ofGroup name: String) -> [Int] { [] }
}
