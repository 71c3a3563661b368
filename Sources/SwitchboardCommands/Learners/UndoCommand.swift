import ArgumentParser
import CourseModel
import Messages
import Terminal

/// `switchboard undo [EXERCISE]`
struct UndoCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last reset, restore or undo of an exercise (default: the current one).",
    discussion: """
      undo saves what it replaces, so a second undo takes back the first.

      Example: switchboard undo ColorPicker
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let learner = try options.openLearner(in: context)
    let exercise = try options.exercise(named: exercise, of: learner, in: context)
    let restoration = try learner.undo(exercise)
    let (screen, name) = (context.screen, exercise.name)
    guard !restoration.isEmpty else {
      screen.show(.isAlreadyAsBefore(name))
      screen.show([Line()])
      return screen.next(.command("switchboard check \(name)"))
    }
    screen.show(
      Message("\(name, "exercise") is as it was before the last step."), style: Style(bold: true))
    screen.show(restoration.lines(in: screen.output) + [Line()])
    screen.next(
      Message("\(span: "command")  ('undo' again goes back)"),
      ["command": "switchboard check \(name)"])
  }
}

extension Message {
  static func isAlreadyAsBefore(_ exercise: String) -> Message {
    Message("\(exercise, "exercise") is already as it was before.")
  }
}
