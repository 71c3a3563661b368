import ArgumentParser
import CourseModel
import Learning
import Terminal

/// `switchboard undo [EXERCISE]`
struct UndoCommand: ParsableCommand {
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

  func run() throws {
    let learner = try options.openLearner()
    let exercise = try options.exercise(named: exercise, of: learner)
    let restoration = try learner.undo(exercise)
    guard !restoration.isEmpty else {
      Screen.show([Line("\(exercise.name) is already as it was before."), Line()])
      return Screen.next(.command("switchboard check \(exercise.name)"))
    }
    Screen.show([
      Line("\(exercise.name) is as it was before the last step.", style: Style(bold: true))
    ])
    Screen.show(restoration.lines + [Line()])
    Screen.next(
      .command("switchboard check \(exercise.name)"), Span("  ('undo' again goes back)"))
  }
}
