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
      throw UsageError(
        "you have not passed \(exercise.name) yet; 'switchboard hint \(exercise.name)' helps, "
          + "'switchboard solution \(exercise.name) --anyway' shows the solution all the same")
    }
    return screen.ask(
      "You have not passed \(exercise.name) yet.\(hints)\n"
        + "Do you really want to see its solution? That you did will be kept.")
  }

  private var hints: String {
    switch exercise.hints(forTODO: todo).count - state.hints.count(forTODO: todo) {
    case ...0: ""
    case 1: " TODO \(todo) has one hint left ('switchboard hint')."
    case let left: " TODO \(todo) has \(left) hints left ('switchboard hint')."
    }
  }
}
