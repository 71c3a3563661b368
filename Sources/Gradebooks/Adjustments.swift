import CourseModel
import Foundation
import Messages

/// Grades that an instructor sets by hand, as a table: `student,points,comment,by`, in which points are
/// a number or `excused`.
package struct Adjustments: Sendable {
  /// What one line says.
  package struct Entry: Sendable {
    /// The line of the file, counted from 1.
    let line: Int
    /// Who is meant, as it is written.
    let student: String
    let adjustment: Adjustment
  }

  /// The file, as it was typed.
  package let path: String
  let entries: [Entry]

  /// The word for who has no grade.
  private static let excused = "excused"

  /// The adjustments in this file.
  ///
  /// - Parameter path: How the file was typed, for what is said about it.
  /// - Throws: all that is wrong with its lines at once, or why it is no such table.
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
    guard faults.isEmpty else { throw .adjustments(path: path, faults) }
    self.path = path
    self.entries = entries
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

  /// What is set for each submission, by what it is called.
  ///
  /// - Parameters:
  ///   - submissions: All of a class: what each is called, and who has handed it in.
  ///   - maxPoints: The points of a right answer.
  /// - Throws: all lines at once that are about nobody, about several, about somebody once more, or set
  ///   more than there is.
  package func placed(
    on submissions: [(name: String, delivery: Delivery?)], of maxPoints: Double
  ) throws(GradebookError) -> [String: Adjustment] {
    let finder = PeopleFinder(submissions)
    var lines: [Int: Int] = [:]
    var placed: [String: Adjustment] = [:]
    var faults: [GradebookError.LineFault] = []
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
    guard faults.isEmpty else { throw .adjustments(path: path, faults) }
    return placed
  }
}

extension Adjustments.Entry {
  /// The places of the submissions that it is about.
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

/// What is wrong with a line of adjustments.
package enum AdjustmentFault: Error, Equatable {
  case noStudent
  /// Neither a number nor the word for who is excused.
  case noPoints(String)
  case nobodySaysSo
  case noReason
  case outOfRange(Double, Double)
  /// Nobody of this name has handed in, nor is on the list.
  case unknown(String, nearest: String?)
  case severalStudents(String, [String])
  /// An earlier line, of this number, is about the same person.
  case twice(String, Int)

  /// Behind the file and the line.
  var message: Message {
    switch self {
    case .noStudent: .adjustmentOfNobody
    case .noPoints(let text): .adjustmentWithoutPoints(text)
    case .nobodySaysSo: .adjustmentByNobody
    case .noReason: .adjustmentWithoutReason
    case .outOfRange(let points, let most):
      .adjustmentOutOfRange(Mark.plain(points), most: Mark.plain(most))
    case .unknown(let student, let nearest): .adjustmentOfStranger(student, nearest: nearest)
    case .severalStudents(let student, let names):
      .adjustmentOfSeveral(student, names.prefix(5).joined(separator: ", "))
    case .twice(let student, let line): .adjustedTwice(student, line: line)
    }
  }
}
