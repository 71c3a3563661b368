import ArgumentParser
import Messages
import Terminal

/// `switchboard update`
struct UpdateCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Add new course content to your workspace.",
    discussion: """
      update adds new exercises, and changed stubs, tasks and MiniCocoa. It lists files that you \
      have changed, without touching them; 'switchboard reset' fetches the new version.

      Example: switchboard update
      """)

  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let workspace = try options.openWorkspace(in: context)
    let course = try options.openCourse(of: workspace, in: context)
    let update = try workspace.update(
      from: course, miniCocoa: try Installation(in: context).miniCocoa)
    context.screen.show(.workspace(workspace.folder.path), style: Style(bold: true))
    let messages = messages(about: update)
    context.screen.show(
      // Translators: Of a course that is as a workspace has it.
      messages.isEmpty
        ? [
          course.isHandout
            ? Message(
              """
              Nothing is new in your handout. A later one is a file, which you add with \
              'switchboard init FILE'.
              """) : Message("Nothing is new.")
        ] : messages,
      indentedBy: "  ")
    context.screen.show([Line()])
    if let open = update.left.lazy.filter({ $0.reason != .withdrawn }).compactMap(\.exercise).first
    {
      context.screen.next(
        Message(
          """
          \(span: "reset")  if you want the new stub ('undo' brings yours back); otherwise \
          \(span: "go")
          """), ["reset": "switchboard reset \(open)", "go": "switchboard"])
    } else {
      context.screen.next(.command("switchboard"))
    }
  }

  private func messages(about update: Workspace.Update) -> [Message] {
    let deeds: [(names: [String], message: ([String]) -> Message)] = [
      (update.added, Message.newExercises), (update.new, Message.isNew),
      (update.replaced, Message.changed), (update.removed, Message.gone),
      (update.abandoned, Message.leftAlone),
      (update.hasNewMiniCocoa ? ["MiniCocoa"] : [], Message.changed),
    ]
    return deeds.filter { !$0.names.isEmpty }.map { $0.message($0.names) }
      + update.left.map(\.message)
  }
}

extension Message {
  /// Names of exercises.
  fileprivate static func newExercises(_ names: [String]) -> Message {
    Message("new exercises: \(names.joined(separator: ", "), "names")")
  }

  /// Paths of files, or “MiniCocoa”, that are as in the course now.
  fileprivate static func changed(_ names: [String]) -> Message {
    Message("changed: \(names.joined(separator: ", "), "names")")
  }

  /// Paths of files that the course does not have any more.
  fileprivate static func gone(_ names: [String]) -> Message {
    Message("gone: \(names.joined(separator: ", "), "names")")
  }

  /// Names of exercises that the course does not have any more.
  fileprivate static func leftAlone(_ names: [String]) -> Message {
    Message("no longer in the course, and left alone: \(names.joined(separator: ", "), "names")")
  }
}
