import CourseModel
import Execution

// Where an error of a lower floor becomes one of the grader's.

extension Executor {
  /// Runs the command as `run` does; what keeps it from running keeps the grader from judging, and
  /// so does what would end it before its own limits do, or a machine that leaves it no time.
  func complete(
    _ command: Command, watching watcher: Watcher = { _, _ in }
  ) throws(GradingError) -> Completion {
    let completion: Completion
    do throws(ExecutionError) {
      try command.limits.verify()
      completion = try run(command, watching: watcher)
    } catch {
      throw .execution(error)
    }
    if completion.wasStarved { throw .machineTooBusy }
    return completion
  }
}

/// What is read of a course; a fault in its files keeps the grader from judging.
package func ofCourse<Value>(
  _ read: () throws(CourseError) -> Value
) throws(GradingError) -> Value {
  do throws(CourseError) {
    return try read()
  } catch {
    throw .course(error)
  }
}
