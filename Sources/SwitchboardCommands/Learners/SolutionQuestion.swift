import CourseModel
import Messages

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
      throw UsageError(
        Message(
          """
          you have not passed \(exercise.name, "exercise") yet; 'switchboard hint {exercise}' \
          helps, 'switchboard solution {exercise} --anyway' still shows the solution
          """))
    }
    let left = exercise.hints(forTODO: todo).count - state.hints.numbers(forTODO: todo).count
    return screen.ask([
      left > 0
        ? Message(
          one: """
            You have not passed \(exercise.name, "exercise") yet. TODO \(todo, "todo") has one \
            hint left ('switchboard hint').
            """,
          other: """
            You have not passed {exercise} yet. TODO {todo} has {count} hints left ('switchboard \
            hint').
            """,
          count: left) : Message("You have not passed \(exercise.name, "exercise") yet."),
      Message("Do you really want to see its solution? Your progress will say that you did."),
    ])
  }
}
