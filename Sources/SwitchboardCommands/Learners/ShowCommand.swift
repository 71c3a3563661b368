import ArgumentParser
import CourseModel
import Terminal
import Workspaces

/// `switchboard show [EXERCISE]`
struct ShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show an exercise's task (default: the current one).",
    discussion: """
      On a terminal this opens a reader: '?' shows its keys, 'q' leaves it. Piped, it is text.

      Example: switchboard show ColorPicker
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @OptionGroup var pager: PagerOptions
  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run() async throws {
    let course = try options.openCourse()
    let workspace = try options.findWorkspace()
    let exercise = try options.exercise(named: exercise, in: course, workspace)
    let presentation = try Presentation(
      library: Library(), theme: try colors.theme, pager: pager.pager, workspace: workspace)
    _ = try await presentation.show(presentation.library.page(of: exercise))
    Screen.show([Line()])
    if let workspace {
      Screen.show([Line("Your files: \(workspace.sources(of: exercise.name).path)"), Line()])
    }
    Screen.next(.command("switchboard check \(exercise.name)"))
  }
}
