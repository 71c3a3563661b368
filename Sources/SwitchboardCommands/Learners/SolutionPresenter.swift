import CourseModel
import Learning
import Reporting
import Terminal
import Typesetting

/// What `solution` shows of an exercise.
struct SolutionPresenter {
  let exercise: Exercise
  let learner: Learner
  let standing: Standing
  /// What the comparison is set for.
  let profile: TerminalProfile
  let theme: Theme
  let usesPager: Bool
  let context: Context

  private var screen: Screen { context.screen }
  private var isEarly: Bool { !standing.hasPassed(exercise) }

  /// The learner's answer beside the model's, as rows.
  func comparison() throws -> [Line] {
    ComparisonPage(
      try learner.comparisonWithSolution(of: exercise),
      title: exercise.name + " · " + exercise.title + " · "
        + profile.text(of: .yourAnswerAndTheModels),
      profile: profile, theme: theme
    ).lines
  }

  /// Another right answer beside the model's, as rows.
  func other() throws -> [Line] { try OtherAnswer(of: exercise).lines(in: profile, theme) }

  /// Whether a learner who has not passed yet is sure.
  func isWanted() throws -> Bool {
    guard isEarly else { return true }
    let question = SolutionQuestion(
      exercise: exercise, state: standing.state(of: exercise),
      todo: try learner.openTODO(of: exercise) ?? 1)
    return try question.isAnsweredYes(on: screen)
  }

  /// Says what helps a learner who was not sure.
  func suggestHint() { screen.next(.command("switchboard hint \(exercise.name)")) }

  /// Shows it, notes that it was seen, and says what comes next.
  func show(_ page: [Line]) async throws {
    // Who cannot be noted, as on a read-only disk, may see it all the same.
    let note = Result { try learner.seeSolution(of: exercise) }
    let text = profile.render(page)
    if usesPager {
      try await Pager(in: context).show { $0(text) }
    } else {
      screen.write(text)
    }
    try note.get()
    if !isEarly, let next = standing.next(after: exercise.name) {
      screen.next(next)
    } else if isEarly {
      screen.next(.writeYourOwn(), ["command": "switchboard check \(exercise.name)"])
    }
  }
}
