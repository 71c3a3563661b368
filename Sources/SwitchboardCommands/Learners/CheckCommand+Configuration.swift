import ArgumentParser
import Grading
import Messages

extension CheckCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Judge your code once (default: the current exercise).",
    discussion: """
      check compiles your code, runs the exercise's checks in a sandbox, and explains the first \
      one that fails. It keeps every attempt.

      Points: each check is worth some, and gives all of them when it passes; one with \
      "nothing to judge yet" gives none. An exercise is passed when all its checks pass. \
      'progress' adds up your best attempt at each exercise. Hints and attempts cost no points.

      Examples: switchboard check ColorPicker --conversation
                switchboard check --package ../Clock

      Exit codes: 0 passed, 1 not passed, 2 your code could not be judged.
      """)

  func validate() throws {
    if !package, parts.areGiven {
      throw ValidationError(
        Message("--target, --module, --environment and --allow need --package."))
    }
    if package, exercises.count > 1 {
      throw ValidationError(Message("--package takes at most one folder."))
    }
    if package, conversation.isWanted || conversation.check != nil {
      throw ValidationError(
        Message(
          """
          --conversation is for exercises of a course: switchboard does not record a \
          package's tests.
          """))
    }
  }

  /// Judges the named package, or the one in this folder, by its own tests.
  ///
  /// - Returns: The exit code.
  func judgePackage(in context: Context) async throws -> ExitCode {
    let folder = exercises.first.map(context.url) ?? context.folder
    let machine = try Machine(in: context, sandboxed: !noSandbox)
    return try await PackageCheck(
      package: parts.package(at: folder, on: machine, in: context), machine: machine,
      explainsAll: verbose,
      format: reporter.format, theme: colors.theme(in: context), screen: context.screen
    ).judge()
  }
}
