import ArgumentParser
import CourseModel
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
    let workspace = try options.openWorkspace()
    let course = try options.openCourse(of: workspace)
    let exercise = try options.exercise(named: exercise, in: course, workspace)
    let progress = try Progress(in: workspace)
    guard let todo = try todo ?? OpenTODO(of: exercise, in: workspace, progress).number else {
      Screen.show([Line("\(exercise.name) has passed, so no TODO is open.")])
      return Screen.next(
        .command("switchboard hint \(exercise.name) --todo 1"),
        Span("  shows the hints for TODO 1 all the same."))
    }
    let hints = try hints(of: exercise, forTODO: todo)
    let typesetter = try TerminalTypesetter(profile: Screen.output, theme: colors.theme)
    let outcome = Result { () throws(WorkspaceError) in
      try progress.seeHint(of: exercise.name, forTODO: todo, limit: hints.count)
    }
    let seen = try seen(outcome, of: exercise, todo, progress)
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

  private func hints(of exercise: Exercise, forTODO todo: Int) throws -> [Exercise.Hint] {
    let name = exercise.name
    guard (1...exercise.todoCount).contains(todo) else {
      throw UsageError(
        "there is no TODO \(todo) in \(name); "
          + (exercise.todoCount == 1
            ? "there is only TODO 1" : "there are 1 to \(exercise.todoCount)"))
    }
    let hints = exercise.hints(forTODO: todo)
    guard !hints.isEmpty else {
      throw UsageError(
        "\(name) has no hints for TODO \(todo); 'switchboard show \(name)' is its task")
    }
    return hints
  }

  private func lastRemark(_ exercise: Exercise, _ todo: Int) -> String {
    guard exercise.todoCount > 1 else { return "that was the last hint" }
    let other = todo < exercise.todoCount ? todo + 1 : 1
    return
      "that was the last hint for TODO \(todo); 'hint --todo \(other)' shows one for TODO \(other)"
  }

  /// How many hints are to be shown, also where that could not be kept.
  private func seen(
    _ outcome: Result<Int, WorkspaceError>, of exercise: Exercise, _ todo: Int, _ progress: Progress
  ) throws -> Int {
    if case .success(let seen) = outcome { return seen }
    let seen = try progress.states()[exercise.name]?.hints.count(forTODO: todo) ?? 0
    return seen + 1
  }
}

extension Exercise.Hint {
  /// The hint, of an exercise, as a page whose links cannot be followed.
  func document(of exercise: Exercise) throws -> MarkdownDocument {
    try MarkdownDocument(parsing: text).spelledOut(from: exercise.readme)
  }
}
