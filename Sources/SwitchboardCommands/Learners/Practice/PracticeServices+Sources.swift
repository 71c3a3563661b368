import CourseModel
import Foundation
import Learning
import Practising
import Reporting
import Terminal
import Typesetting
import Workspaces

// What changes, opens or compares the learner's files.

extension PracticeServices {
  /// Puts the stub back, and says so.
  func reset(_ name: String) throws -> String {
    let exercise = try course.exercise(named: name)
    return try learner.reset(exercise).isEmpty
      ? "\(name) is as it was given: there is nothing to reset."
      : "\(name) is as it was given; 'u' brings back what you had."
  }

  /// Brings back what was there before, and says so.
  func undo(_ name: String) throws -> String {
    do {
      return try learner.undo(course.exercise(named: name)).isEmpty
        ? "\(name) is already as it was before."
        : "\(name) is as it was before; 'u' again goes back."
    } catch LearningError.neverReset {
      return "\(name) was never reset, so there is nothing to undo; 'a' lists what you had."
    }
  }

  /// What was judged of an exercise before.
  func attempts(at name: String) throws -> PracticeMessage {
    let record = try learner.attempts(at: course.exercise(named: name))
    return .attempts(exercise: name, record.entries, .current)
  }

  /// Puts back what was judged at an attempt, and says so.
  func restore(_ name: String, attempt number: Int) throws -> String {
    let record = try learner.attempts(at: course.exercise(named: name))
    return try record.restore(record.attempt(number)).isEmpty
      ? "\(name) already is as it was at attempt \(number)."
      : "\(name) is as it was at attempt \(number); 'u' brings back what you had."
  }

  /// The model answer against the learner's own; it counts as seen from now on.
  func solution(of name: String) throws -> PracticePage {
    let exercise = try course.exercise(named: name)
    let comparison = try learner.comparisonWithSolution(of: exercise)
    // Who cannot be noted, as on a read-only disk, may see it all the same.
    try? learner.seeSolution(of: exercise)
    let title = "\(name) · \(exercise.title) · your answer and the model's"
    return PracticePage(title: "Solution") { profile, theme in
      ComparisonPage(comparison, title: title, profile: profile, theme: theme).lines
    }
  }

  /// Another right answer against the model's.
  func other(of name: String) throws -> PracticePage {
    let other = try OtherAnswer(of: try course.exercise(named: name))
    return PracticePage(title: "Another right answer") { profile, theme in
      other.lines(in: profile, theme)
    }
  }

  /// The same conversation on today's Apple systems.
  func twin(of name: String) throws -> PracticePage {
    let twin = try course.exercise(named: name).knownTwin()
    return PracticePage(
      title: "Twin",
      document: try MarkdownDocument(parsing: twin.page(in: context.screen.output)).spelledOut(
        from: twin.file, in: context))
  }
}
