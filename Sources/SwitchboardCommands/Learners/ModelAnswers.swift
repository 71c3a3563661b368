import CourseModel
import Messages
import Reporting
import SwiftSources
import Terminal
import Typesetting

/// A model answer beside the learner's.
struct ModelAnswer {
  /// The name in commands.
  let name: String
  fileprivate let exercise: Exercise
  fileprivate let about: MarkdownDocument?
  fileprivate let comparison: SourceComparison
  /// The names of the exercise's other model answers, the nearest first.
  fileprivate var others: [String] = []

  /// Returns its page: the text about it, the comparison, and the commands for the others.
  func lines(in profile: TerminalProfile, _ theme: Theme) -> [Line] {
    let words =
      name == Exercise.solutionName
      // Translators: Stands behind an exercise's title, above two answers side by side.
      ? Message("your answer and the model's")
      // Translators: Stands behind an exercise's title, above two answers side by side; the name is
      // one of several model answers.
      : Message("your answer and the model answer “\(name, "name")”")
    return ComparisonPage(
      comparison,
      title: [exercise.name, exercise.title, profile.text(of: words)].joined(separator: " · "),
      about: about, profile: profile, theme: theme
    ).lines + commands(in: profile)
  }

  private func commands(in profile: TerminalProfile) -> [Line] {
    guard !others.isEmpty else { return [] }
    let breaker = LineBreaker(width: profile.columns, following: [.decoration("  ")])
    let commands = others.map { "switchboard solution \(exercise.name) \($0)" }
    return breaker.lines(
      of: profile.spans(
        // Translators: Above commands, one in each line.
        of: Message("These commands show the other model answers beside yours:")))
      + commands.flatMap { command in
        breaker.lines(of: [.decoration("  "), Span(command, isVerbatim: true)])
      } + [Line()]
  }
}

extension Learner {
  /// Returns the model answers of an exercise beside the learner's, the nearest first.
  ///
  /// An answer of another kind differs in nearly every line, and shows nothing. So one is shown at a
  /// time.
  func modelAnswers(of exercise: Exercise) throws -> [ModelAnswer] {
    let files = try submission(for: exercise).files
    let answers = try exercise.modelAnswers().map { answer in
      ModelAnswer(
        name: answer.name, exercise: exercise,
        about: try answer.about.map { try MarkdownDocument(parsing: $0) },
        comparison: SourceComparison(of: files, with: answer.files))
    }
    if answers.count == 1 { return answers }
    let distances = answers.map(\.comparison.inMeaning.differingLines)
    let order = distances.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
    return order.map { place in
      var answer = answers[place]
      answer.others = order.filter { $0 != place }.map { answers[$0].name }
      return answer
    }
  }

  /// Returns the model answer with this name beside the learner's; without a name, the nearest.
  ///
  /// - Throws: `UsageError` if there is none.
  func modelAnswer(_ name: String? = nil, of exercise: Exercise) throws -> ModelAnswer {
    let answers = try modelAnswers(of: exercise)
    if let found = name == nil ? answers.first : answers.first(where: { $0.name == name }) {
      return found
    }
    throw UsageError(
      Message(
        """
        \(exercise.name, "exercise") has no model answer '\(name ?? "", "name")', only \
        \(answers.map(\.name).joined(separator: ", "), "names")
        """))
  }
}
