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
    discussion: "Example: switchboard hint ColorPicker")

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run() throws {
    let workspace = try options.openWorkspace()
    let course = try options.openCourse(of: workspace)
    let exercise = try options.exercise(named: exercise, in: course, workspace)
    guard !exercise.hints.isEmpty else {
      throw UsageError(
        "\(exercise.name) has no hints; 'switchboard show \(exercise.name)' is its task")
    }
    let typesetter = try TerminalTypesetter(profile: Screen.output, theme: colors.theme)
    let progress = try Progress(in: workspace)
    let outcome = Result { () throws(WorkspaceError) in
      try progress.seeHint(of: exercise.name, limit: exercise.hints.count)
    }
    let seen = try seen(outcome, of: exercise, progress)
    for hint in exercise.hints.prefix(seen) {
      let heading = Line("Hint \(hint.number) of \(exercise.hints.count)", style: Style(bold: true))
      let document = try MarkdownDocument(parsing: hint.text)
      Screen.show([heading, Line()] + typesetter.typeset(document) + [Line()])
    }
    let remark = seen < exercise.hints.count ? "or 'hint' once more" : "that was the last hint"
    Screen.next(.command("switchboard check \(exercise.name)"), Span("  (\(remark))"))
    _ = try outcome.get()
  }

  /// How many hints are to be shown, also where that could not be kept.
  private func seen(
    _ outcome: Result<Int, WorkspaceError>, of exercise: Exercise, _ progress: Progress
  ) throws -> Int {
    if case .success(let seen) = outcome { return seen }
    let seen = try progress.states()[exercise.name]?.hintsSeen ?? 0
    return min(seen + 1, exercise.hints.count)
  }
}
