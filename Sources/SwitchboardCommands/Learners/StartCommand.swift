import ArgumentParser
import CourseModel
import Foundation
import Grading
import Messages
import Terminal

/// `switchboard start DIR`: what `make start` ends with.
struct StartCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Create a workspace and show what to type next.",
    discussion: """
      On a terminal, start asks how much of the course you want. --path answers in advance; \
      'switchboard list --path NAME --follow' changes it.

      Example: switchboard start ~/switchboard --path evenings
      """)

  @Argument(
    help: "A new or empty folder, a workspace, or a handout (FILE.tar.gz).", completion: .file())
  var dir = "switchboard"

  @Argument(help: "With a handout: the workspace's folder (default: its course's name).")
  var folder: String?

  @Option(
    help: ArgumentHelp("Follow this path through the course.", valueName: "name"))
  var path: String?

  func run(in context: Context) async throws {
    let making = try Workspace.make(from: dir, in: folder, ofCourse: nil, context) { course in
      if let path { _ = try course.path(named: path) }
    }
    LastWorkspace(environment: context.environment).keep(making.workspace)
    let options = try CourseOptions.parse(["--workspace", making.workspace.folder.path])
    let course = try options.openCourse(in: context)
    let progress = try ProgressStore(in: making.workspace)
    try choosePath(in: course, for: progress, context.screen)
    let standing = try Standing(in: course, progress)
    if let exercise = standing.current { await prepare(for: exercise, context) }
    let place = context.screen.output
    let explanation = LineBreaker(width: place.columns).lines(
      of: place.spans(
        of: Message(
          """
          A lesson shows an idea; an exercise lets you write it. You edit its files in your own \
          editor, and we judge every save at once. The command below opens that loop; in it 'n' \
          shows what to read next, 't' the task, '?' all keys, and 'q' leaves.
          """)))
    context.screen.show(
      [Line()] + standing.heading(of: course, in: place) + explanation + [Line()])
    context.screen.show(standing.place(in: making.workspace, context))
    if !course.paths.isEmpty, try progress.chosen(.path) == nil {
      context.screen.also(
        // Translators: The names are of ways through the course.
        Message(
          """
          \(span: "command")  follows a shorter way: \
          \(course.paths.map(\.name).joined(separator: ", "), "names").
          """), ["command": "switchboard start DIR --path NAME"])
    }
    let folder = context.typed(making.workspace.folder)
    context.screen.next(.toType(firstLine(in: folder)))
  }

  /// Stores which path the learner follows, as an option says it, or they do on a terminal; asks
  /// once for each workspace.
  private func choosePath(
    in course: Course, for progress: ProgressStore, _ screen: Screen
  ) throws {
    if let path {
      return try progress.choose(course.path(named: path).name, for: .path)
    }
    guard screen.canAsk, !course.paths.isEmpty, try progress.chosen(.path) == nil else { return }
    try progress.choose(
      PathQuestion(paths: course.paths, screen: screen).answer()?.name ?? "", for: .path)
  }

  /// Makes the first check as fast as every other. Shows what fails here; the check itself shows it
  /// again.
  private func prepare(for exercise: Exercise, _ context: Context) async {
    do {
      let grader = try Grader(for: exercise, in: Machine(in: context, sandboxed: true))
      try await grader.prepare()
    } catch {
      context.screen.complain(.saying(error))
    }
  }

  /// The shell's commands to find this executable and the workspace.
  private func firstLine(in folder: String) -> String {
    let step = "cd \(folder) && switchboard"
    guard Invocation.name.contains("/") else { return step }
    let folder = URL(filePath: Invocation.name).deletingLastPathComponent().path
    return "export PATH=\"\(folder):$PATH\"; \(step)"
  }
}
