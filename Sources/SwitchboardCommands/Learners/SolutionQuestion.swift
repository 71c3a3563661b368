import CourseModel
import Learning
import Terminal

/// Asks a learner who has not passed yet whether to show the solution.
struct SolutionQuestion {
  let exercise: Exercise
  let state: ProgressStore.State
  /// The learner's current TODO, counted from 1.
  let todo: Int

  /// Asks, unless the learner has seen the solution before.
  ///
  /// - Throws: `UsageError` if there is no terminal for the question.
  func isAnsweredYes(on screen: Screen) throws -> Bool {
    guard state.solutionSeenAt == nil else { return true }
    guard screen.canAsk else {
      throw UsageError(.hintOrAnyway(exercise.name))
    }
    let left = exercise.hints(forTODO: todo).count - state.hints.count(forTODO: todo)
    return screen.ask([
      left > 0
        ? .notPassedYet(exercise.name, hints: left, forTODO: todo) : .notPassedYet(exercise.name),
      .wantToSeeSolution,
    ])
  }
}
