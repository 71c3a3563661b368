import ArgumentParser
import CourseModel
import Learning
import Terminal
import Workspaces

/// `switchboard reset [EXERCISE]`
struct ResetCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Start an exercise again from its stub (default: the current one).",
    discussion: """
      Nothing is lost: what is in the exercise's Sources is kept first, files that you have added \
      too, and 'switchboard undo' brings it back.

      Example: switchboard reset ColorPicker
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let learner = try options.openLearner(in: context)
    let exercise = try options.exercise(named: exercise, of: learner, in: context)
    let restoration = try learner.reset(exercise)
    guard !restoration.isEmpty else {
      context.screen.show([
        Line("\(exercise.name) is as it was given: there is nothing to reset."), Line(),
      ])
      return context.screen.next(.command("switchboard show \(exercise.name)"))
    }
    context.screen.show([Line("\(exercise.name) is as it was given.", style: Style(bold: true))])
    context.screen.show(restoration.lines + [Line()])
    context.screen.next(
      .command("switchboard undo \(exercise.name)"), Span("  brings back what you had; or "),
      .command("switchboard show \(exercise.name)"))
  }
}

extension Restoration {
  /// What became of the files, for people.
  var lines: [Line] {
    [("written", written), ("put away", removed)].filter { !$1.isEmpty }.map { deed, files in
      Line("  \(deed): \(files.joined(separator: ", "))")
    }
  }
}
