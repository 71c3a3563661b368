import CourseModel
import Execution

extension Toolset {
  /// A command that runs a program, confined, within the limits of a check except those of time. It
  /// can read these folders, the grader's support and the system's libraries, and can write
  /// nowhere.
  func command(
    running program: String, of exercise: Exercise, reading folders: [String],
    environment: [String: String] = [:]
  ) -> Command {
    let own = ["HOME": "/tmp", "SWIFT_BACKTRACE": "enable=no"]
    var command = Command(program, [], environment: own.merging(environment) { _, new in new })
    command.readable =
      toolchain.readableForRunning + [support.folder.path] + folders + given.folders
    command.limits.memoryBytes = exercise.limits.memoryBytes
    command.limits.allowOutput(of: exercise)
    command.limits.openFiles = Stop.openFiles
    command.limits.scratchBytes = 0
    return command
  }
}
