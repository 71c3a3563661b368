import CourseModel
import Messages
import Reporting
import SwiftSources
import Terminal
import Typesetting

/// Another right answer than the one that the solution shows.
///
/// If an exercise has several model answers, it is the one next nearest to the learner's, beside the
/// learner's; otherwise the one that the author chose to show, beside the model's.
enum OtherAnswer {
  case ofModels(ModelAnswer)
  case ofVariant(Exercise, about: MarkdownDocument, SourceComparison)

  /// Its page.
  func lines(in profile: TerminalProfile, _ theme: Theme) -> [Line] {
    switch self {
    case .ofModels(let answer): return answer.lines(in: profile, theme)
    case .ofVariant(let exercise, let about, let comparison):
      let answers = profile.text(of: Message("the model answer and another right one"))
      return ComparisonPage(
        comparison, title: [exercise.name, exercise.title, answers].joined(separator: " · "),
        sides: .otherAnswer, about: about, profile: profile, theme: theme
      ).lines
    }
  }
}

extension Learner {
  /// Returns another right answer.
  ///
  /// - Throws: `UsageError` if there is none.
  func otherAnswer(to exercise: Exercise) throws -> OtherAnswer {
    if !exercise.modelVariants.isEmpty, let next = try modelAnswers(of: exercise).dropFirst().first
    {
      return .ofModels(next)
    }
    guard let variant = try exercise.shownVariants().first, let about = variant.about else {
      throw UsageError(
        Message("\(exercise.name, "exercise") has no other right answer to show"))
    }
    // Two right answers: where they only look different, there is nothing to learn.
    return .ofVariant(
      exercise, about: try MarkdownDocument(parsing: about),
      SourceComparison(of: try exercise.solution(), with: variant.files).inMeaning)
  }
}
