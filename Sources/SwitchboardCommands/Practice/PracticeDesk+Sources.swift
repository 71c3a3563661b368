import Comparing
import CourseModel
import Foundation
import Practising
import Reporting
import Terminal
import Typesetting
import Workspaces

// What changes, opens or compares the learner's files.

extension PracticeDesk {
  /// Puts the stub back, and says so.
  func reset(_ name: String) throws -> String {
    let exercise = try course.exercise(named: name)
    let restoration = try workspace.reset(exercise, keepingIn: progress, at: Date())
    return restoration.isEmpty
      ? "\(name) is as it was given: there is nothing to reset."
      : "\(name) is as it was given; 'u' brings back what you had."
  }

  /// Brings back what was there before, and says so.
  func undo(_ name: String) throws -> String {
    guard let restoration = try workspace.undo(name, keepingIn: progress, at: Date()) else {
      return "\(name) was never reset, so there is nothing to undo; 'a' lists what you had."
    }
    return restoration.isEmpty
      ? "\(name) is already as it was before."
      : "\(name) is as it was before; 'u' again goes back."
  }

  /// What was judged of an exercise before.
  func attempts(at name: String) throws -> PracticeMessage {
    let record = try AttemptRecord(of: try course.exercise(named: name), in: workspace, progress)
    return .attempts(exercise: name, record.entries, .current)
  }

  /// Puts back what was judged at an attempt, and says so.
  func restore(_ name: String, attempt number: Int) throws -> String {
    let record = try AttemptRecord(of: try course.exercise(named: name), in: workspace, progress)
    return try record.restore(record.attempt(number)).isEmpty
      ? "\(name) already is as it was at attempt \(number)."
      : "\(name) is as it was at attempt \(number); 'u' brings back what you had."
  }

  /// The model answer against the learner's own; it counts as seen from now on.
  func solution(of name: String) throws -> PracticePage {
    let exercise = try course.exercise(named: name)
    let comparison = SourceComparison(
      of: try workspace.submission(for: exercise).files, with: try exercise.solution())
    // Who cannot be noted, as on a read-only disk, may see it all the same.
    try? progress.seeSolution(of: name, at: Date())
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
      document: try MarkdownDocument(parsing: twin.page).spelledOut(from: twin.file))
  }
}
