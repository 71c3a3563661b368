import CourseModel
import Foundation
import Learning
import Workspaces

extension CourseOptions {
  /// The exercise of this name; without one, the exercise in whose folder somebody is, or the
  /// learner's current one, or the course's first.
  func exercise(
    named name: String?, in course: Course, _ workspace: Workspace?
  ) throws -> Exercise {
    if let name { return try course.exercise(named: name) }
    let standing = try Standing(in: course, workspace.map(ProgressStore.init(in:)))
    let here = workspace.flatMap { exercise(around: Self.workingFolder, standing, in: $0) }
    guard let exercise = here ?? standing.current ?? standing.exercises.last else {
      throw UsageError("the course \(course.title) has no exercises")
    }
    return exercise
  }

  /// The same, of a learner.
  func exercise(named name: String?, of learner: Learner) throws -> Exercise {
    try exercise(named: name, in: learner.course, learner.workspace)
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
