import CourseModel
import Foundation
import Gradebooks
import Grading
import Messages

/// The grades of a class that somebody has set by hand, and for which files each was set.
struct AdjustedClass {
  /// The file that sets them, as it was typed; nil if there is none.
  let file: String?
  /// By what the submission is called.
  private let adjustments: [String: Adjustment]

  /// Those of these people.
  ///
  /// - Parameters:
  ///   - people: All of the class: what each submission is called, and who has handed it in.
  ///   - maxPoints: The points of a right answer.
  init(
    _ adjustments: Adjustments?, on people: [(name: String, delivery: Delivery?)],
    of maxPoints: Double
  ) throws(GradebookError) {
    file = adjustments?.path
    self.adjustments = try adjustments?.placed(on: people, of: maxPoints) ?? [:]
  }

  var isEmpty: Bool { adjustments.isEmpty }

  /// What is set for the submission of this name.
  func adjustment(of submission: String) -> Adjustment? { adjustments[submission] }

  /// Grades, with what is set for them.
  func applied(to grades: [StudentGrade]) -> [StudentGrade] {
    grades.map { $0.adjusted(by: adjustments[$0.submission]) }
  }

  /// Notes beside reports for which files each was set, where that was not noted.
  ///
  /// - Returns: Names of submissions of which other files are judged now.
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
