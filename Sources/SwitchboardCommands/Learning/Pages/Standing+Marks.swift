import CourseModel
import Reporting
import Terminal

// A learner's position at an exercise, for lists.

extension Standing {
  func mark(of exercise: Exercise) -> ExerciseMark {
    ExerciseMark(
      isPassed: hasPassed(exercise), isHere: current?.name == exercise.name,
      attempts: state(of: exercise).attempts)
  }

  /// Returns the points of the best attempt, for lists.
  func points(of exercise: Exercise, in profile: TerminalProfile) -> String {
    let state = state(of: exercise)
    return ExerciseMark.points(
      state.bestPoints, of: exercise.maxPoints, attempts: state.attempts,
      isTestedOut: state.isTestedOut, in: profile)
  }
}
