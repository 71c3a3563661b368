import CourseModel
import Foundation
import Grading
import Messages

extension CourseOptions {
  /// The exercise with this name. Without a name, the exercise around the current folder, otherwise
  /// the learner's current exercise, otherwise the course's first.
  func exercise(
    named name: String?, of course: Course, _ workspace: Workspace?, in context: Context
  ) throws -> Exercise {
    if let name { return try course.exercise(named: name) }
    let standing = try StandingByContents(
      in: course, workspace.map(ProgressStore.init(in:)),
      keepingContentsIn: Cache(environment: context.environment))
    let here = workspace.flatMap { exercise(around: context.folder, standing, in: $0) }
    guard
      let exercise = here ?? standing.current ?? standing.way.exercises.last
        ?? standing.exercises.last
    else {
      throw UsageError(.noExercises(in: course.title))
    }
    return try course.exercise(named: exercise.name)
  }

  /// The same for a learner.
  func exercise(
    named name: String?, of learner: Learner, in context: Context
  ) throws -> Exercise {
    try exercise(named: name, of: learner.course, learner.workspace, in: context)
  }

  /// The exercise with this name. Without a name, the exercise around the current folder, otherwise
  /// the one that the learner worked on last.
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

  /// The exercise whose folder in the workspace is or contains `folder`.
  func exercise<Page, Task>(
    around folder: URL, _ standing: CourseStanding<Page, Task>, in workspace: Workspace
  ) -> Task? {
    let place = folder.resolvingSymlinksInPath().path + "/"
    return standing.exercises.first { exercise in
      place.hasPrefix(workspace.folder(of: exercise.name).resolvingSymlinksInPath().path + "/")
    }
  }
}

extension Message {
  /// The course is its title.
  fileprivate static func noExercises(in course: String) -> Message {
    Message("the course \(course, "course") has no exercises")
  }
}
