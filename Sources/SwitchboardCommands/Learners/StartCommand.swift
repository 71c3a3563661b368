import ArgumentParser
import CourseModel
import Foundation
import Grading
import Learning
import Terminal
import Workspaces

/// `switchboard start DIR`: what `make start` ends with.
struct StartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Make a workspace and begin: what this is, where you are, what to type.",
    discussion: "Example: switchboard start workspace",
    shouldDisplay: false)

  @Argument(help: "A new or empty folder, or a workspace.", completion: .directory)
  var dir: String

  func run() async throws {
    let making = try Workspace.make(in: URL(filePath: dir), ofCourse: nil)
    let options = try CourseOptions.parse(["--workspace", making.workspace.folder.path])
    let course = try options.openCourse()
    let standing = try Standing(in: course, ProgressStore(in: making.workspace))
    if let exercise = standing.current { await prepare(for: exercise) }
    Screen.show([Line()])
    Screen.show(standing.heading(of: course) + Self.explanation + [Line()])
    Screen.show(standing.place(in: making.workspace))
    Screen.next(Span(firstLine, style: Style(foreground: .cyan)))
  }

  /// What this is, for somebody who has never seen it.
  private static var explanation: [Line] {
    LineBreaker(width: Screen.output.columns).lines(of: [
      Span(
        "A lesson shows an idea; an exercise lets you write it. You edit its files in your own "
          + "editor, and every save is judged in a blink. The command below opens that; in it 'l' "
          + "shows the lesson, 't' the task, '?' all keys, and 'q' leaves.")
    ])
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
