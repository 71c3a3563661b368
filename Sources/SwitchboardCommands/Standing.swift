import CourseModel
import Foundation
import Reporting
import Workspaces

/// Foundation has a type of this name, too.
typealias Progress = Workspaces.Progress

/// Where a learner stands in a course.
struct Standing {
  let exercises: [Exercise]
  let states: [String: Progress.State]
  /// When each lesson was read to its end, by its name.
  let lessonsRead: [String: Date]

  init(in course: Course, _ progress: Progress?) throws {
    try self.init(at: course.exercises(), progress)
  }

  init(at exercises: [Exercise], _ progress: Progress?) throws {
    self.exercises = exercises
    states = try progress?.states() ?? [:]
    lessonsRead = try progress?.lessonsRead() ?? [:]
  }

  func state(of exercise: Exercise) -> Progress.State {
    states[exercise.name] ?? Progress.State()
  }

  func hasPassed(_ exercise: Exercise) -> Bool { state(of: exercise).passedAt != nil }

  func mark(of exercise: Exercise) -> ExerciseMark {
    ExerciseMark(
      isPassed: hasPassed(exercise), isHere: current?.name == exercise.name,
      attempts: state(of: exercise).attempts)
  }

  /// What its best attempt is worth, for lists.
  func points(of exercise: Exercise) -> String {
    let state = state(of: exercise)
    return ExerciseMark.points(
      state.bestPoints, of: exercise.maxPoints, attempts: state.attempts,
      isTestedOut: state.isTestedOut)
  }

  /// The first exercise that has not passed yet; nil when all have.
  var current: Exercise? { exercises.first { !hasPassed($0) } }

  var passedCount: Int { exercises.count(where: hasPassed) }

  /// The exercise that a learner was at last: the open one if it was tried, else the one passed
  /// last.
  var latest: Exercise? {
    if let current, state(of: current).attempts > 0 { return current }
    func time(_ exercise: Exercise) -> Date? { state(of: exercise).passedAt }
    let passed = exercises.filter { time($0) != nil }
    return passed.max { (time($0) ?? .distantPast) < (time($1) ?? .distantPast) } ?? current
  }
}
