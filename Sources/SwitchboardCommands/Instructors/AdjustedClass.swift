import CourseModel
import Foundation
import Grading
import Reporting

/// The grades of a class that were set by hand, and the files that each was set for.
struct AdjustedClass {
  /// The path of their file as the user typed it; nil if there is none.
  let file: String?
  /// By the submissions' names.
  private let adjustments: [String: Adjustment]

  /// The adjustments for these people.
  ///
  /// - Parameters:
  ///   - people: The whole class: the submissions' names, and their deliveries.
  ///   - maxPoints: The points of a right answer.
  init(
    _ adjustments: Adjustments?, on people: [(name: String, delivery: Delivery?)],
    of maxPoints: Double
  ) throws(GradebookError) {
    file = adjustments?.path
    self.adjustments = try adjustments?.placed(on: people, of: maxPoints) ?? [:]
  }

  func adjustment(of submission: String) -> Adjustment? { adjustments[submission] }

  func applied(to grades: [StudentGrade]) -> [StudentGrade] {
    grades.map { $0.adjusted(by: adjustments[$0.submission]) }
  }

  /// Records which files each grade was set for, in a file beside the reports, unless it is already
  /// recorded.
  ///
  /// - Returns: The names of submissions whose files have changed since.
  func note(_ grades: [StudentGrade], in folder: URL) throws(GradingError) -> [String] {
    var notes = try AdjustmentNotes(in: folder)
    var changed: [String] = []
    for grade in grades {
      guard let adjustment = grade.adjustment else { continue }
      if notes.note(adjustment, of: grade) { changed.append(grade.submission) }
    }
    try notes.write()
    return changed
  }
}
