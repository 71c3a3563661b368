import ArgumentParser
import CourseModel
import Learning
import Terminal
import Typesetting
import Workspaces

/// `switchboard hint [EXERCISE]`
struct HintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Show one hint more (default: of the current exercise).",
    discussion: """
      A hint is for one TODO: the first that is open, by the last 'switchboard check'.

      Example: switchboard hint ColorPicker
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @Option(help: ArgumentHelp("The number of a TODO whose hints to show.", valueName: "number"))
  var todo: Int?

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run() throws {
    let learner = try options.openLearner()
    let exercise = try options.exercise(named: exercise, of: learner)
    guard let todo = try todo ?? learner.openTODO(of: exercise) else {
      Screen.show([Line("\(exercise.name) has passed, so no TODO is open.")])
      return Screen.next(
        .command("switchboard hint \(exercise.name) --todo 1"),
        Span("  shows the hints for TODO 1 all the same."))
    }
    let hints = try learner.hints(of: exercise, forTODO: todo)
    let typesetter = try TerminalTypesetter(profile: Screen.output, theme: colors.theme)
    let outcome = Result { () throws(WorkspaceError) in
      try learner.seeHint(of: exercise, forTODO: todo)
    }
    // Also where that could not be kept.
    let seen = try (try? outcome.get()) ?? learner.hintsSeen(of: exercise, forTODO: todo) + 1
    for hint in hints.prefix(seen) {
      let heading = Line(
        "Hint \(hint.number) of \(hints.count) for TODO \(todo)", style: Style(bold: true))
      let document = try hint.document(of: exercise)
      Screen.show([heading, Line()] + typesetter.typeset(document) + [Line()])
    }
    let left = hints.count - seen
    let remark =
      left > 0
      ? "or 'hint' once more: TODO \(todo) has \(left) left" : lastRemark(exercise, todo)
    Screen.next(.command("switchboard check \(exercise.name)"), Span("  (\(remark))"))
    _ = try outcome.get()
  }

  private func lastRemark(_ exercise: Exercise, _ todo: Int) -> String {
    guard exercise.todoCount > 1 else { return "that was the last hint" }
    let other = todo < exercise.todoCount ? todo + 1 : 1
    return
      "that was the last hint for TODO \(todo); 'hint --todo \(other)' shows one for TODO \(other)"
  }
}

extension Exercise.Hint {
  /// The hint, of an exercise, as a page whose links cannot be followed.
  func document(of exercise: Exercise) throws -> MarkdownDocument {
    try MarkdownDocument(parsing: text).spelledOut(from: exercise.readme)
  }
}
