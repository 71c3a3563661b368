import CourseModel
import Foundation
import Messages

/// A table of grades that an instructor set by hand: `student,points,comment,by`. Points are a
/// number or `excused`.
package struct Adjustments: Sendable {
  /// One line of the table.
  struct Entry: Sendable {
    /// The line of the file, counted from 1.
    let line: Int
    /// The student as written in the table.
    let student: String
    let adjustment: Adjustment
  }

  /// The path as the user typed it.
  package let path: String
  let entries: [Entry]
  /// The lines that are no entry.
  private let faults: [GradebookError.LineFault]

  /// The word for a student without a grade.
  private static let excused = "excused"

  /// Reads the adjustments from a file.
  ///
  /// - Parameter path: The path as the user typed it, for messages.
  /// - Throws: The reason why it is not such a table. Faults of its lines wait for the class.
  package init(at url: URL, path: String) throws(GradebookError) {
    let table = try CSVTable(at: url, path: path)
    let keys = table.columns.map(PeopleColumns.key)
    func place(_ names: String...) throws(GradebookError) -> Int {
      let found = keys.indices.filter { names.contains(keys[$0]) }
      guard found.count == 1, let place = found.first else {
        throw .adjustmentColumns(path: path, missing: names[0], columns: table.columns)
      }
      return place
    }
    let columns = Columns(
      student: try place("student"), points: try place("points", "pointsexcused"),
      comment: try place("comment"), by: try place("by"))
    var entries: [Entry] = []
    var faults: [GradebookError.LineFault] = []
    for row in 0..<table.rowCount where !table.isBlank(row) {
      let line = table.line(ofRow: row)
      do throws(AdjustmentFault) {
        entries.append(try Self.entry(in: table, row, columns))
      } catch {
        faults.append(GradebookError.LineFault(line: line, error))
      }
    }
    self.path = path
    self.entries = entries
    self.faults = faults
  }

  private struct Columns {
    let student, points, comment, by: Int
  }

  private static func entry(
    in table: CSVTable, _ row: Int, _ columns: Columns
  ) throws(AdjustmentFault) -> Entry {
    func text(_ column: Int) -> String {
      table[row: row, column: column].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let (student, points) = (text(columns.student), text(columns.points))
    guard !student.isEmpty else { throw .noStudent }
    let isExcused = points.lowercased() == excused
    let number = Double(points.replacing(",", with: "."))
    guard isExcused || number?.isFinite == true else { throw .noPoints(points) }
    let (comment, by) = (text(columns.comment), text(columns.by))
    guard !by.isEmpty else { throw .nobodySaysSo }
    guard !comment.isEmpty else { throw .noReason }
    return Entry(
      line: table.line(ofRow: row), student: student,
      adjustment: Adjustment(points: isExcused ? nil : number, comment: comment, by: by))
  }

  /// Returns the adjustment of each submission, by its name.
  ///
  /// - Parameters:
  ///   - submissions: The name and delivery of every submission of the class.
  ///   - maxPoints: The maximum number of points.
  /// - Throws: All lines at once that are no entry, refer to an unknown student, to several, to one
  ///   already adjusted, or set more points than the maximum.
  package func placed(
    on submissions: [(name: String, delivery: Delivery?)], of maxPoints: Double
  ) throws(GradebookError) -> [String: Adjustment] {
    let finder = PeopleFinder(submissions)
    var lines: [Int: Int] = [:]
    var placed: [String: Adjustment] = [:]
    var faults = faults
    for entry in entries {
      do throws(AdjustmentFault) {
        for place in try entry.places(finder, of: maxPoints) {
          if let other = lines.updateValue(entry.line, forKey: place), other != entry.line {
            throw .twice(entry.student, other)
          }
          placed[submissions[place].name] = entry.adjustment
        }
      } catch {
        faults.append(GradebookError.LineFault(line: entry.line, error))
      }
    }
    guard faults.isEmpty else {
      throw .adjustments(path: path, faults.sorted { $0.line < $1.line })
    }
    return placed
  }
}

extension Adjustments.Entry {
  /// The indices of the submissions that the entry applies to.
  fileprivate func places(
    _ finder: PeopleFinder, of maxPoints: Double
  ) throws(AdjustmentFault) -> [Int] {
    if let points = adjustment.points, !(0...maxPoints).contains(points) {
      throw .outOfRange(points, maxPoints)
    }
    switch finder.find(student) {
    case .one(let places): return places
    case .nobody: throw .unknown(student, nearest: nearest(to: student, among: finder.names))
    case .several(let names): throw .severalStudents(student, names)
    }
  }
}

/// A fault in a line of adjustments.
enum AdjustmentFault: Error, Equatable {
  case noStudent
  /// The points are neither a number nor `excused`.
  case noPoints(String)
  case nobodySaysSo
  case noReason
  case outOfRange(Double, Double)
  /// No submission and no student on the list has this name.
  case unknown(String, nearest: String?)
  case severalStudents(String, [String])
  /// An earlier line, with this number, adjusts the same student.
  case twice(String, Int)

  /// The message after file and line.
  var message: Message {
    switch self {
    case .noStudent: Message("'student' is empty; say whose grade it is")
    case .noPoints(let text):
      Message("'points' is '\(text, "text")'; write a number, or the word excused")
    case .nobodySaysSo: Message("'by' is empty; say who decided it")
    // Translators: Behind a file and a line.
    case .noReason: Message("'comment' is empty; say why")
    case .outOfRange(let points, let most):
      Message(
        "'points' is \(Mark.plain(points), "points"); it can be 0 to \(Mark.plain(most), "most")")
    case .unknown(let student, let nearest): .adjustmentOfStranger(student, nearest: nearest)
    // Translators: Behind a file and a line; the names are of submissions.
    case .severalStudents(let student, let names):
      Message(
        """
        '\(student, "student")' matches several people \
        (\(names.prefix(5).joined(separator: ", "), "names")); write the login, the address or \
        the number instead
        """)
    case .twice(let student, let line):
      Message(
        """
        '\(student, "student")' has a grade in line \(line, "line") already; keep one of the two \
        lines
        """)
    }
  }
}

extension Message {
  /// Behind a file and a line; the nearest is a name that is there, if one is like it.
  fileprivate static func adjustmentOfStranger(_ student: String, nearest: String?) -> Message {
    guard let nearest else {
      return Message(
        "no student with a submission or on the list is called '\(student, "student")'")
    }
    return Message(
      """
      no student with a submission or on the list is called '\(student, "student")'; did you mean \
      '\(nearest, "nearest")'?
      """)
  }
}
