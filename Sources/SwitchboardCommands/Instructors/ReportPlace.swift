import CourseModel
import Foundation

/// Where a command writes its reports: a folder, in which each exercise has one of its own if there are
/// several.
struct ReportPlace {
  let folder: URL
  /// What is graded, by which the command is known.
  let submissions: [URL]

  /// The folder for reports on an exercise.
  func folder(for exercise: Exercise, among count: Int) throws -> ReportFolder {
    try ReportFolder(
      count > 1 ? folder.appending(path: exercise.name) : folder, of: exercise.name, submissions)
  }
}
