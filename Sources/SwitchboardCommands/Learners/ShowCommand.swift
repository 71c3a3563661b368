import ArgumentParser
import CourseModel
import Messages
import Terminal

/// `switchboard show [EXERCISE]`
struct ShowCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show an exercise's task (default: the current one).",
    discussion: """
      On a terminal, show opens a reader: '?' lists the keys, 'q' quits. In a pipe, it prints \
      plain text.

      Example: switchboard show ColorPicker
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @OptionGroup var pager: PagerOptions
  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let course = try options.openCourse(in: context)
    let workspace = try options.findWorkspace(in: context)
    let exercise = try options.exercise(
      named: exercise, of: course, workspace.map(ProgressStore.init(in:)), in: context)
    let presentation = try Presentation(
      library: Library(context: context), theme: try colors.theme(in: context),
      pager: pager.pager, workspace: workspace)
    _ = try await presentation.show(presentation.library.page(of: exercise))
    context.screen.show([Line()])
    if let workspace {
      // Translators: The folder in which an exercise is to be written.
      context.screen.show(
        Message("Your files: \(workspace.sources(of: exercise.name).path, "path")"))
      context.screen.show([Line()])
    }
    context.screen.next(.command("switchboard check \(exercise.name)"))
  }
}
