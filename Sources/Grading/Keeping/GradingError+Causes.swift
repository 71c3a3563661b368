import CourseModel
import Execution

// Turns errors of lower layers into errors of the grader.

extension Executor {
  /// Runs the command as `run` does. Throws if it cannot run, if it would be killed before its own
  /// limits apply, or if the machine was too busy for it: then the grader cannot judge.
  func complete(
    _ command: Command, reading open: InputPipe? = nil,
    watching watcher: Watcher = { _, _ in }
  ) throws(GradingError) -> Completion {
    let completion: Completion
    do throws(ExecutionError) {
      try command.limits.verify()
      completion = try run(command, reading: open, watching: watcher)
    } catch {
      throw .execution(error)
    }
    if completion.wasStarved { throw .machineTooBusy }
    return completion
  }
}

/// Reads a part of a course. A fault in its files keeps the grader from judging.
package func ofCourse<Value>(
  _ read: () throws(CourseError) -> Value
) throws(GradingError) -> Value {
  do throws(CourseError) {
    return try read()
  } catch {
    throw .course(error)
  }
}
