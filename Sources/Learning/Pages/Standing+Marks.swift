import CourseModel
import Reporting
import Terminal

// Where a learner stands at an exercise, as lists show it.

extension Standing {
  /// Its mark.
  package func mark(of exercise: Exercise) -> ExerciseMark {
    ExerciseMark(
      isPassed: hasPassed(exercise), isHere: current?.name == exercise.name,
      attempts: state(of: exercise).attempts)
  }

  /// What its best attempt is worth, for lists.
  package func points(of exercise: Exercise, in profile: TerminalProfile) -> String {
    let state = state(of: exercise)
    return ExerciseMark.points(
      state.bestPoints, of: exercise.maxPoints, attempts: state.attempts,
      isTestedOut: state.isTestedOut, in: profile)
  }
}
