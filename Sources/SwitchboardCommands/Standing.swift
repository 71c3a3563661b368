import CourseModel
import Foundation
import Workspaces

/// Foundation has a type of this name, too.
typealias Progress = Workspaces.Progress

/// Where a learner stands in a course.
struct Standing {
  let exercises: [Exercise]
  let states: [String: Progress.State]

  init(in course: Course, _ progress: Progress?) throws {
    exercises = try course.exercises()
    states = try progress?.states() ?? [:]
  }

  func hasPassed(_ exercise: Exercise) -> Bool { states[exercise.name]?.passedAt != nil }

  /// The first exercise that has not passed yet; nil when all have.
  var current: Exercise? { exercises.first { !hasPassed($0) } }

  var passedCount: Int { exercises.count(where: hasPassed) }

  /// The exercise that a learner was at last: the open one if it was tried, else the one passed
  /// last.
  var latest: Exercise? {
    if let current, states[current.name]?.attempts ?? 0 > 0 { return current }
    func time(_ exercise: Exercise) -> Date? { states[exercise.name]?.passedAt }
    let passed = exercises.filter { time($0) != nil }
    return passed.max { (time($0) ?? .distantPast) < (time($1) ?? .distantPast) } ?? current
  }
}
