import ArgumentParser
import CourseModel
import Messages
import Terminal

/// `switchboard reset [EXERCISE]`
struct ResetCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Start an exercise over from its stub (default: the current one).",
    discussion: """
      You lose nothing: reset first saves everything in the exercise's Sources, even files that \
      you added. 'switchboard undo' brings it back.

      Example: switchboard reset ColorPicker
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let learner = try options.openLearner(in: context)
    let exercise = try options.exercise(named: exercise, of: learner, in: context)
    let restoration = try learner.reset(exercise)
    let (screen, name) = (context.screen, exercise.name)
    guard !restoration.isEmpty else {
      screen.show(.nothingToReset(name))
      screen.show([Line()])
      return screen.next(.command("switchboard show \(name)"))
    }
    screen.show(
      Message("\(name, "exercise") is the unchanged stub again."), style: Style(bold: true))
    screen.show(restoration.lines(in: screen.output) + [Line()])
    screen.next(
      // Translators: “undo” brings back what was there; “show” shows the task.
      Message("\(span: "undo")  brings back what you had; or \(span: "show")"),
      ["undo": "switchboard undo \(name)", "show": "switchboard show \(name)"])
  }
}

extension Restoration {
  /// Sentences about the files that were written and removed.
  func lines(in place: TerminalProfile) -> [Line] {
    // Translators: Stands before names of files that were written.
    let written: [Message] =
      written.isEmpty ? [] : [Message("written: \(written.joined(separator: ", "), "files")")]
    // Translators: Stands before names of files that were taken out of the exercise.
    let removed: [Message] =
      removed.isEmpty ? [] : [Message("put away: \(removed.joined(separator: ", "), "files")")]
    return (written + removed).map { Line([.decoration("  ")] + place.spans(of: $0)) }
  }
}

extension Message {
  static func nothingToReset(_ exercise: String) -> Message {
    Message("\(exercise, "exercise") is still the unchanged stub: there is nothing to reset.")
  }
}
