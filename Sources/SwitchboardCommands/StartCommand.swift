import ArgumentParser
import CourseModel
import Foundation
import Grading
import Terminal
import Workspaces

/// `switchboard start DIR`: what `make start` ends with.
struct StartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Make a workspace and begin: the first lesson, where you are, what to type.",
    discussion: "Example: switchboard start workspace",
    shouldDisplay: false)

  @Argument(help: "A new or empty folder, or a workspace.", completion: .directory)
  var dir: String

  @OptionGroup var colors: ThemeOptions

  func run() async throws {
    let theme = try colors.theme
    let making = try InitCommand.make(in: URL(filePath: dir), course: nil)
    let options = try CourseOptions.parse(["--workspace", making.workspace.folder.path])
    let course = try options.openCourse()
    let standing = try Standing(in: course, Progress(in: making.workspace))
    if let exercise = standing.current { await prepare(for: exercise) }
    if let lesson = try LessonCommand.lesson(for: standing, in: course) {
      Screen.show(try LessonCommand.page(of: lesson, theme: theme))
    }
    Screen.show(StatusCommand.page(course, standing, making.workspace))
    Screen.next(Span(firstLine, style: Style(foreground: .cyan)))
  }

  /// Makes the first check as fast as every other. What goes wrong here is said, and said again
  /// by the check itself.
  private func prepare(for exercise: Exercise) async {
    do {
      let grader = try Workbench(sandboxed: true).grader(for: exercise)
      try await grader.prepare()
    } catch {
      Screen.note("switchboard: \(error)")
    }
  }

  /// What a shell has to be told to find this executable and the workspace.
  private var firstLine: String {
    let step = "cd \(dir) && switchboard"
    guard Invocation.name.contains("/") else { return step }
    let folder = URL(filePath: Invocation.name).deletingLastPathComponent().path
    return "export PATH=\"\(folder):$PATH\"; \(step)"
  }
}
