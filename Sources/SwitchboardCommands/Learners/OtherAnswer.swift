import CourseModel
import Messages
import Reporting
import SwiftSources
import Terminal
import Typesetting

/// A right answer beside the model answer, with a text about the differences and the reasons for
/// them.
struct OtherAnswer {
  private let exercise: Exercise
  private let about: MarkdownDocument
  private let comparison: SourceComparison

  /// The answer that the author chose to show.
  ///
  /// - Throws: `UsageError` if there is none.
  init(of exercise: Exercise) throws {
    guard let variant = try exercise.shownVariant(), let about = variant.about else {
      throw UsageError(
        Message("\(exercise.name, "exercise") has no other right answer to show"))
    }
    self.exercise = exercise
    self.about = try MarkdownDocument(parsing: about)
    // Two right answers: where they only look different, there is nothing to learn.
    comparison = SourceComparison(of: try exercise.solution(), with: variant.files).inMeaning
  }

  /// Its page: the text about it, then both answers side by side.
  func lines(in profile: TerminalProfile, _ theme: Theme) -> [Line] {
    let answers = profile.text(of: Message("the model answer and another right one"))
    return ComparisonPage(
      comparison, title: "\(exercise.name) · \(exercise.title) · \(answers)",
      sides: .otherAnswer, about: about, profile: profile, theme: theme
    ).lines
  }
}
