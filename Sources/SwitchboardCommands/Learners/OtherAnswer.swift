import CourseModel
import Messages
import Reporting
import SwiftSources
import Terminal
import Typesetting

/// The right answers beside the model answer, each with a text about the differences and the reasons
/// for them.
struct OtherAnswer {
  private struct Side {
    let name: String
    let about: MarkdownDocument
    let comparison: SourceComparison
  }

  private let exercise: Exercise
  private let sides: [Side]
  /// The text about all of them; nil where there is one.
  private let reasons: MarkdownDocument?

  /// The answers that the author chose to show.
  ///
  /// - Throws: `UsageError` if there is none.
  init(of exercise: Exercise) throws {
    let solution = try exercise.solution()
    sides = try exercise.shownVariants().compactMap { variant in
      guard let about = variant.about else { return nil }
      // Two right answers: where they only look different, there is nothing to learn.
      return Side(
        name: variant.name, about: try MarkdownDocument(parsing: about),
        comparison: SourceComparison(of: solution, with: variant.files).inMeaning)
    }
    guard !sides.isEmpty else {
      throw UsageError(
        Message("\(exercise.name, "exercise") has no other right answer to show"))
    }
    self.exercise = exercise
    reasons =
      try sides.count == 1 ? nil : exercise.reasons().map { try MarkdownDocument(parsing: $0) }
  }

  /// Its page: the text about all, and for each answer the text about it and a comparison with the
  /// model answer.
  func lines(in profile: TerminalProfile, _ theme: Theme) -> [Line] {
    let answers = profile.text(of: Message("the model answer and another right one"))
    let start = reasons.map {
      TerminalTypesetter(profile: profile, theme: theme).typeset($0) + [Line()]
    }
    return (start ?? [])
      + sides.flatMap { side in
        let title =
          [exercise.name, exercise.title, answers] + (sides.count == 1 ? [] : [side.name])
        return ComparisonPage(
          side.comparison, title: title.joined(separator: " · "), sides: .otherAnswer,
          about: side.about, profile: profile, theme: theme
        ).lines
      }
  }
}
