import ArgumentParser
import Learning
import Messages
import Terminal

/// `switchboard update`
struct UpdateCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Bring what is new in the course into your workspace.",
    discussion: """
      New exercises, changed stubs and tasks, and MiniCocoa. A file that you have changed is never \
      touched: it is named, and 'reset' fetches the new one if you want it.

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
      messages.isEmpty ? [course.isHandout ? .nothingIsNewHere : .nothingIsNew] : messages,
      indentedBy: "  ")
    context.screen.show([Line()])
    if let open = update.left.lazy.filter({ $0.reason != .withdrawn }).compactMap(\.exercise).first
    {
      context.screen.next(
        .newStub(), ["reset": "switchboard reset \(open)", "go": "switchboard"])
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
