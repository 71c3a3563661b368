import CourseModel

/// How one platform lays out its gradebook: who is in which row, and where a mark belongs.
protocol GradebookLayout: Sendable {
  /// Whether a table with columns of these names is of this platform.
  static func recognises(_ columns: [String]) -> Bool

  /// - Parameters:
  ///   - column: The column that somebody has named; nil if nobody has.
  ///   - titles: What the column may be called: the assignment's title and name.
  init(
    _ table: CSVTable, column: String?, titles: [String], path: String
  ) throws(GradebookError)

  /// Whom the rows are about; rows that are about nobody are left out.
  var people: [(row: Int, student: Student)] { get }

  /// Why the mark in a row cannot be changed, as the platform says it; nil if it can.
  func isLocked(_ row: Int) -> Bool

  /// The rows of the members of a group, where the platform grades those.
  func rows(ofGroup name: String) -> [Int]

  /// The table with these marks in their rows.
  func filled(with marks: [Int: Mark]) -> CSVTable
}

extension GradebookLayout {
  func isLocked(_ row: Int) -> Bool { false }
  func rows(ofGroup name: String) -> [Int] { [] }
}
