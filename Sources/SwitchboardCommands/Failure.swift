import ArgumentParser
import Authoring
import CourseModel
import Execution
import Foundation
import Grading
import Messages
import FullScreen
import Reporting
import Terminal
import Typesetting

/// The only place where errors become text and exit codes.
enum Failure {
  /// Shows an error on the screen, and returns the exit code.
  ///
  /// - Parameter command: The root command, which knows its parser's errors.
  static func report(
    _ error: any Error, of command: any ParsableCommand.Type, on screen: Screen
  ) -> ExitCode {
    switch error {
    case let error as ScreenError: say(error, .cannotJudge, on: screen)
    case _ as ExitCode where screen.loss != nil:
      say(screen.loss ?? error, .cannotJudge, on: screen)
    case let error as CourseError: say(error, code(of: error), on: screen)
    case let error as WorkspaceError: say(error, code(of: error), on: screen)
    case let error as LearningError: say(error, .wrongUsage, on: screen)
    case let error as InterruptedBatch: say(error, .interrupted, on: screen)
    case GradingError.execution(.cancelled), ExecutionError.cancelled:
      say(Message("stopped; nothing is left running"), .interrupted, on: screen)
    case GradingError.course(let error): say(error, code(of: error), on: screen)
    case let error as GradingError: say(error, .cannotJudge, on: screen)
    case let error as ExecutionError: say(error, .cannotJudge, on: screen)
    case let error as TypesettingError: say(error, .cannotJudge, on: screen)
    case let error as TerminalError: say(error, .cannotJudge, on: screen)
    case let error as DraftingError: say(error, code(of: error), on: screen)
    case let error as SelectionError: say(error, .wrongUsage, on: screen)
    case let error as FormerReportError: say(error, .wrongUsage, on: screen)
    case GradebookError.unwritable: say(error, .cannotJudge, on: screen)
    case let error as GradebookError: say(error, .wrongUsage, on: screen)
    case let error as HandoutError: say(error, code(of: error), on: screen)
    case let error as PackageError: say(error, code(of: error), on: screen)
    case let error as ManifestError: say(error, .wrongUsage, on: screen)
    case let error as ConversationFault: say(error, .wrongUsage, on: screen)
    case let error as PredictionAnswer.Fault: say(error, .cannotJudge, on: screen)
    case let error as UsageError: say(error, .wrongUsage, on: screen)
    default: sayMessage(of: error, command, on: screen)
    }
  }

  /// Shows errors of the argument parser, which quote arguments, and of Foundation, which quote
  /// file names. They are sanitized like all other output.
  private static func sayMessage(
    of error: any Error, _ command: any ParsableCommand.Type, on screen: Screen
  ) -> ExitCode {
    let code = command.exitCode(for: error)
    let message = message(of: error, command, in: screen.errorOutput)
    let place = code == .success ? screen.output : screen.errorOutput
    let text = place.isTerminal ? Self.breakingUsage(of: message, at: place.columns) : message
    if !text.isEmpty {
      screen.endProgress()
      // Requested output, such as help, is a document.
      if code == .success { screen.write(Sanitizer.clean(text) + "\n") } else { screen.note(text) }
      // All commands take more rows than many terminals have, so the first lines scroll away.
      if message == command.helpMessage(), screen.output.isTerminal {
        screen.next(.command("switchboard start DIR"))
      }
    }
    return screen.loss.map { say($0, .cannotJudge, on: screen) } ?? code
  }

  /// Breaks the parser's usage line at blanks, which the parser leaves to the terminal.
  static func breakingUsage(of text: String, at columns: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.flatMap { line -> [Substring] in
      guard let usage = line.wholeMatch(of: /(usage: +)(.*)/.ignoresCase()) else { return [line] }
      let indent = String(repeating: " ", count: usage.1.count)
      var rows = [String(usage.1)]
      for word in usage.2.split(separator: " ") {
        let isFirst = rows[rows.count - 1].hasSuffix(" ")
        if isFirst || rows[rows.count - 1].count + 1 + word.count <= columns {
          rows[rows.count - 1] += (isFirst ? "" : " ") + word
        } else {
          rows.append(indent + word)
        }
      }
      return rows.map { $0[...] }
    }.joined(separator: "\n")
  }

  /// The text of an error: our own message, or otherwise the parser's.
  private static func message(
    of error: any Error, _ command: any ParsableCommand.Type, in place: TerminalProfile
  ) -> String {
    guard let error = error as? any SpokenError else { return command.fullMessage(for: error) }
    return "Error: " + place.text(of: error.message)
  }

  private static func say(_ error: any Error, _ code: ExitCode, on screen: Screen) -> ExitCode {
    say(.saying(error), code, on: screen)
  }

  private static func say(_ message: Message, _ code: ExitCode, on screen: Screen) -> ExitCode {
    screen.complain(message)
    return code
  }

  private static func code(of error: CourseError) -> ExitCode {
    switch error {
    case .unknown, .exerciseIsNoTopic, .noCourse: .wrongUsage
    case .unreadable, .malformed, .newer, .several: .cannotJudge
    }
  }

  private static func code(of error: DraftingError) -> ExitCode {
    switch error {
    case .name, .exists, .unclear: .wrongUsage
    case .file: .cannotJudge
    }
  }

  private static func code(of error: HandoutError) -> ExitCode {
    switch error {
    case .secondHand, .exists, .otherKind: .wrongUsage
    case .unreadable, .damaged, .noHandout, .newer, .altered, .notPublic, .unwritable: .cannotJudge
    }
  }

  private static func code(of error: PackageError) -> ExitCode {
    switch error {
    case .noPackage, .noModuleFolder, .noTarget, .severalTargets, .noVariable, .referenceUnread:
      .wrongUsage
    default: .cannotJudge
    }
  }

  private static func code(of error: WorkspaceError) -> ExitCode {
    switch error {
    case .none, .occupied, .otherCourse, .ofWholeCourse: .wrongUsage
    case .newer, .file, .notKept, .database: .cannotJudge
    }
  }
}
