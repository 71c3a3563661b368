import Comparing
import CourseModel
import Reporting
import Terminal
import Typesetting

/// One right answer beside the model's, with what is different and why one might.
struct OtherAnswer {
  private let exercise: Exercise
  private let about: MarkdownDocument
  private let comparison: SourceComparison

  /// The one that its author chose to show.
  ///
  /// - Throws: `UsageError` if there is none.
  init(of exercise: Exercise) throws {
    guard let variant = try exercise.shownVariant(), let about = variant.about else {
      throw UsageError(.noOtherAnswer(exercise.name))
    }
    self.exercise = exercise
    self.about = try MarkdownDocument(parsing: about)
    // Two right answers: where they only look different, there is nothing to learn.
    comparison = SourceComparison(of: try exercise.solution(), with: variant.files).inMeaning
  }

  /// Its page: what it does differently, then the two side by side.
  func lines(in profile: TerminalProfile, _ theme: Theme) -> [Line] {
    let answers = profile.text(of: .modelAnswerAndAnother)
    return ComparisonPage(
      comparison, title: "\(exercise.name) · \(exercise.title) · \(answers)",
      sides: .otherAnswer, about: about, profile: profile, theme: theme
    ).lines
  }
}
