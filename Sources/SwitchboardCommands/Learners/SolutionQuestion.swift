import CourseModel
import Learning
import Terminal
import Workspaces

/// Whether somebody who has not passed yet is sure that they want to see the solution.
struct SolutionQuestion {
  let exercise: Exercise
  let state: ProgressStore.State
  /// The TODO that they are at, counted from 1.
  let todo: Int

  /// Asks; who has seen the solution is not asked again.
  ///
  /// - Throws: `UsageError` where nobody can be asked.
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
