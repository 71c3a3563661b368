import ArgumentParser
import CourseModel
import Learning
import Terminal

/// `switchboard undo [EXERCISE]`
struct UndoCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Bring back what an exercise held before its last reset, restoration or undo.",
    discussion: """
      Twice in a row changes nothing: what is there now is kept, too. Without a name it is the \
      current exercise's.

      Example: switchboard undo ColorPicker
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let learner = try options.openLearner(in: context)
    let exercise = try options.exercise(named: exercise, of: learner, in: context)
    let restoration = try learner.undo(exercise)
    guard !restoration.isEmpty else {
      context.screen.show([Line("\(exercise.name) is already as it was before."), Line()])
      return context.screen.next(.command("switchboard check \(exercise.name)"))
    }
    context.screen.show([
      Line("\(exercise.name) is as it was before the last step.", style: Style(bold: true))
    ])
    context.screen.show(restoration.lines + [Line()])
    context.screen.next(
      .command("switchboard check \(exercise.name)"), Span("  ('undo' again goes back)"))
  }
}
