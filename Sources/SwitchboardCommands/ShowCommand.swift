import ArgumentParser
import CourseModel
import Terminal
import Typesetting
import Workspaces

/// `switchboard show [EXERCISE]`
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show an exercise's task (default: the current one).",
    discussion: "Example: switchboard show ColorPicker")

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run() throws {
    let course = try options.openCourse()
    let workspace = try options.findWorkspace()
    let exercise = try options.exercise(named: exercise, in: course, workspace)
    let document = try MarkdownDocument(parsing: exercise.task)
    let typesetter = try TerminalTypesetter(
      profile: Screen.output, theme: colors.theme, hasMargin: true)
    Screen.show(typesetter.typeset(document) + [Line()])
    if let workspace {
      Screen.show([Line("Your files: \(workspace.sources(of: exercise.name).path)"), Line()])
    }
    Screen.next(.command("switchboard check \(exercise.name)"))
  }
}

extension CourseOptions {
  /// The exercise of this name, or the learner's current one, or the course's first.
  func exercise(
    named name: String?, in course: Course, _ workspace: Workspace?
  ) throws -> Exercise {
    if let name { return try course.exercise(named: name) }
    let standing = try Standing(in: course, workspace.map(Progress.init(in:)))
    guard let exercise = standing.current ?? standing.exercises.last else {
      throw UsageError("the course \(course.title) has no exercises")
    }
    return exercise
  }
}
