import ArgumentParser
import Authoring
import CourseModel
import Execution
import Foundation
import Grading
import Learning
import Terminal
import Typesetting
import Workspaces

/// The one place where errors become text and exit codes.
enum Failure {
  /// Not everything passed.
  static let notPassed = ExitCode(1)
  /// The grader could not judge.
  static let cannotJudge = ExitCode(2)
  /// The command was not used as it should be (EX_USAGE of sysexits.h).
  static let wrongUsage = ExitCode(64)
  /// Ended by Ctrl-C: 128 + SIGINT, as shells do.
  static let interrupted = ExitCode(130)

  static func exit(with error: any Error, of command: any ParsableCommand.Type) -> Never {
    switch error {
    case let error as ScreenError: exit(error.description, cannotJudge)
    case _ as ExitCode where Screen.loss != nil: exit(Screen.loss?.description ?? "", cannotJudge)
    case let error as CourseError: exit(error.description, code(of: error))
    case let error as WorkspaceError: exit(error.description, wrongUsageOrFile(error))
    case let error as LearningError: exit(error.description, wrongUsage)
    case let error as InterruptedBatch: exit(error.description, interrupted)
    case GradingError.execution(.cancelled), ExecutionError.cancelled:
      exit("stopped; nothing is left running", interrupted)
    case GradingError.course(let error): exit(error.description, code(of: error))
    case let error as GradingError: exit(error.description, cannotJudge)
    case let error as ExecutionError: exit(error.description, cannotJudge)
    case let error as TypesettingError: exit("\(error)", cannotJudge)
    case let error as TerminalError: exit(error.description, cannotJudge)
    case let error as DraftingError: exit(error.description, code(of: error))
    case let error as UsageError: exit(error.description, wrongUsage)
    default: exit(withMessageOf: error, command)
    }
  }

  /// What the parser of arguments says, which quotes them, and Foundation's errors, which quote names
  /// of files: as harmless as all that we say ourselves.
  private static func exit(
    withMessageOf error: any Error, _ command: any ParsableCommand.Type
  ) -> Never {
    let code = command.exitCode(for: error)
    let text = command.fullMessage(for: error)
    if !text.isEmpty {
      Screen.endProgress()
      // What was asked for, such as help, is a document.
      if code == .success { Screen.write(Sanitizer.clean(text) + "\n") } else { Screen.note(text) }
    }
    if let loss = Screen.loss { exit(loss.description, cannotJudge) }
    Foundation.exit(code.rawValue)
  }

  private static func code(of error: CourseError) -> ExitCode {
    switch error {
    case .unknown, .noCourse: wrongUsage
    case .unreadable, .malformed, .newer, .several: cannotJudge
    }
  }

  private static func code(of error: DraftingError) -> ExitCode {
    switch error {
    case .name, .exists, .unclear: wrongUsage
    case .file: cannotJudge
    }
  }

  private static func wrongUsageOrFile(_ error: WorkspaceError) -> ExitCode {
    switch error {
    case .none, .occupied, .otherCourse: wrongUsage
    case .newer, .file, .notKept, .database: cannotJudge
    }
  }

  private static func exit(_ text: String, _ code: ExitCode) -> Never {
    Screen.endProgress()
    Screen.note("switchboard: \(text)")
    Foundation.exit(code.rawValue)
  }
}

/// A command line that makes no sense here, and what to type instead.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
