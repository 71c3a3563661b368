import CourseModel
import Foundation
import Learning
import Workspaces

extension CourseOptions {
  /// The exercise of this name; without one, the exercise in whose folder somebody is, or the
  /// learner's current one, or the course's first.
  func exercise(
    named name: String?, of course: Course, _ workspace: Workspace?, in context: Context
  ) throws -> Exercise {
    if let name { return try course.exercise(named: name) }
    let standing = try Standing(in: course, workspace.map(ProgressStore.init(in:)))
    let here = workspace.flatMap { exercise(around: context.folder, standing, in: $0) }
    guard let exercise = here ?? standing.current ?? standing.exercises.last else {
      throw UsageError(.noExercises(in: course.title))
    }
    return exercise
  }

  /// The same, of a learner.
  func exercise(
    named name: String?, of learner: Learner, in context: Context
  ) throws -> Exercise {
    try exercise(named: name, of: learner.course, learner.workspace, in: context)
  }

  /// The exercise of this name; without one, the exercise in whose folder somebody is, or the one that
  /// was worked at last.
  func latestExercise(
    named name: String?, of course: Course, _ workspace: Workspace?, _ standing: Standing,
    in context: Context
  ) throws -> Exercise {
    if let name { return try course.exercise(named: name) }
    let here = workspace.flatMap { exercise(around: context.folder, standing, in: $0) }
    guard let exercise = here ?? standing.latest else {
      throw UsageError(.noExercises(in: course.title))
    }
    return exercise
  }

  /// The exercise whose folder in the workspace is this one, or holds it.
  func exercise(
    around folder: URL, _ standing: Standing, in workspace: Workspace
  ) -> Exercise? {
    let place = folder.resolvingSymlinksInPath().path + "/"
    return standing.exercises.first { exercise in
      place.hasPrefix(workspace.folder(of: exercise.name).resolvingSymlinksInPath().path + "/")
    }
  }
}
