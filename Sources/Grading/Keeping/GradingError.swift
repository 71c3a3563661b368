import CourseModel
import Execution
import Messages

/// The reason why the grader could not judge. Never the submission's fault, and never a zero: grade
/// it again.
package enum GradingError: SpokenError, Equatable {
  /// There is no Swift toolchain.
  case toolchainMissing
  /// A program that the grader needs is not installed.
  case toolMissing(String, package: String)
  /// A program of the toolchain failed while building a part that the grader needs.
  case toolFailed(step: Message, output: String)
  /// The kernel or another process on this machine killed a process of the grader.
  case killed(step: Message)
  /// A process of the grader waited so long for a processor that the way it ended means nothing.
  case machineTooBusy
  /// A module that comes with the exercise does not compile.
  case moduleDoesNotCompile(String, exercise: String, output: String)
  case solutionDoesNotCompile(exercise: String, output: String)
  /// The exercise's solution does something that the exercise does not allow.
  case solutionNotAdmitted(exercise: String, reasons: String)
  /// The suite does not compile against the exercise's solution.
  case suiteDoesNotCompile(exercise: String, output: String)
  /// exercise.json lists a check for which no test of the suite runs.
  case checkNeverRan(exercise: String, check: String)
  /// The suite could not be started.
  case suiteDoesNotStart(exercise: String, reason: Message)
  /// A file of the submission or of the grader could not be read or written.
  case file(path: String, reason: Message)
  /// A fault in the course's files.
  case course(CourseError)
  /// An error that keeps programs from running.
  case execution(ExecutionError)

  /// A message about what happened and what to do.
  package var message: Message {
    switch self {
    case .toolchainMissing:
      Message(
        """
        no Swift toolchain found: put its usr/bin on PATH (https://www.swift.org/install), then \
        try 'switchboard doctor'
        """)
    // Translators: The program is a path; behind the colon stands the command that installs it.
    case .toolMissing(let program, let package):
      Message("\(program, "program") is missing: apt-get install \(package, "package")")
    // Translators: The step is what was to be done, such as “linking MiniCocoa”; the output is a
    // tool's own words.
    case .toolFailed(let step, let output):
      Message("\(step, "step") failed; 'switchboard doctor' may say why:\n\(output, "output")")
    // Translators: The step is what was to be done, such as “linking MiniCocoa”.
    case .killed(let step):
      Message(
        """
        \(step, "step") was killed from outside (SIGKILL), perhaps because this machine is out of \
        memory; grade it again, and use '--jobs 1' if it happens again
        """)
    case .machineTooBusy:
      Message(
        """
        this machine is too busy: a program waited for a processor until its time ran out; grade \
        it again when the machine is less busy, or with '--jobs 1'
        """)
    // Translators: The output is the compiler's words.
    case .moduleDoesNotCompile(let module, let exercise, let output):
      Message(
        """
        the module \(module, "module") that is given with \(exercise, "exercise") does not \
        compile by itself; tell its author to run 'switchboard audit':\n\(output, "output")
        """)
    // Translators: The output is the compiler's words.
    case .solutionDoesNotCompile(let exercise, let output):
      Message(
        """
        the solution of \(exercise, "exercise") does not compile; tell its author to run \
        'switchboard audit':\n\(output, "output")
        """)
    // Translators: “allow” is a key of exercise.json; the reasons are sentences.
    case .solutionNotAdmitted(let exercise, let reasons):
      Message(
        """
        the solution of \(exercise, "exercise") does something that exercise.json does not allow; \
        its author has to add it to 'allow', or solve the exercise without \
        it:\n\(reasons, "reasons")
        """)
    // Translators: The output is the compiler's words.
    case .suiteDoesNotCompile(let exercise, let output):
      Message(
        """
        the suite of \(exercise, "exercise") does not compile against its solution; tell its \
        author to run 'switchboard audit':\n\(output, "output")
        """)
    case .checkNeverRan(let exercise, let check):
      Message(
        """
        exercise.json of \(exercise, "exercise") lists the check '\(check, "check")', but no test \
        of that name ran; tell its author to run 'switchboard audit'
        """)
    case .suiteDoesNotStart(let exercise, let reason):
      Message(
        """
        the suite of \(exercise, "exercise") could not be started (\(reason, "reason")); grade it \
        again, and tell its author if it happens again
        """)
    // Translators: The fault of the file or folder at a path, and the remedy.
    case .file(let path, let reason): Message("\(path, "path"): \(reason, "reason")")
    case .course(let error): error.message
    case .execution(let error): error.message
    }
  }

  /// The message for the author of the exercise, without the advice to ask the author.
  package var messageForAuthors: Message {
    switch self {
    case .moduleDoesNotCompile(let module, let exercise, let output):
      Message(
        """
        the module \(module, "module") that is given with \(exercise, "exercise") does not compile \
        by itself:
        \(output, "output")
        """)
    case .solutionDoesNotCompile(let exercise, let output):
      Message("the solution of \(exercise, "exercise") does not compile:\n\(output, "output")")
    case .suiteDoesNotCompile(let exercise, let output):
      Message(
        """
        the suite of \(exercise, "exercise") does not compile against its solution:
        \(output, "output")
        """)
    case .checkNeverRan(let exercise, let check):
      Message(
        """
        exercise.json of \(exercise, "exercise") lists the check '\(check, "check")', but no test \
        of that name ran
        """)
    default: message
    }
  }
}

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
