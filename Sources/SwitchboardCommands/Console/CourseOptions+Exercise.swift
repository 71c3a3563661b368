import CourseModel
import Foundation
import Grading
import Messages

extension CourseOptions {
  /// The exercise with this name. Without a name, the exercise around the current folder, otherwise
  /// the learner's current exercise, otherwise the course's last. It is the current one from then on,
  /// unless it has passed and nobody named it.
  ///
  /// - Parameter isToBeJudged: Whether a verdict follows. Only the verdict's record makes it the
  ///   current one then, since writing to the disk would delay the verdict.
  func exercise(
    named name: String?, of course: Course, _ progress: ProgressStore?, in context: Context,
    isToBeJudged: Bool = false
  ) throws -> Exercise {
    func open(_ exercise: Exercise) -> Exercise {
      // A command works without the record, as on a read-only disk.
      if !isToBeJudged { try? progress?.open(exercise.name, at: context.now()) }
      return exercise
    }
    if let name { return open(try course.exercise(named: name)) }
    let standing = try StandingByContents(
      in: course, progress, keepingContentsIn: Cache(environment: context.environment))
    let here = progress.flatMap { exercise(around: context.folder, standing, in: $0.workspace) }
    if let here { return open(try course.exercise(named: here.name)) }
    guard
      let exercise = standing.current ?? standing.way.exercises.last ?? standing.exercises.last
    else {
      throw UsageError(.noExercises(in: course.title))
    }
    let found = try course.exercise(named: exercise.name)
    return standing.hasPassed(exercise) ? found : open(found)
  }

  /// The same for a learner.
  func exercise(
    named name: String?, of learner: Learner, in context: Context, isToBeJudged: Bool = false
  ) throws -> Exercise {
    try exercise(
      named: name, of: learner.course, learner.progress, in: context, isToBeJudged: isToBeJudged)
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
