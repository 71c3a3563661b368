import ArgumentParser
import Terminal
import Workspaces

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
    context.screen.show([Line("Workspace \(workspace.folder.path)", style: Style(bold: true))])
    context.screen.show(lines(of: update) + [Line()])
    if let open = update.left.lazy.filter({ $0.reason != .withdrawn }).compactMap(\.exercise).first
    {
      context.screen.next(
        .command("switchboard reset \(open)"),
        Span("  if you want the new stub ('undo' brings yours back); else "),
        .command("switchboard"))
    } else {
      context.screen.next(.command("switchboard"))
    }
  }

  private func lines(of update: Workspace.Update) -> [Line] {
    let deeds = [
      ("new exercises", update.added), ("new", update.new), ("changed", update.replaced),
      ("gone", update.removed),
      ("no longer in the course, and left alone", update.abandoned),
    ]
    var lines = deeds.filter { !$1.isEmpty }.map { deed, names in
      Line("  \(deed): \(names.joined(separator: ", "))")
    }
    if update.hasNewMiniCocoa { lines.append(Line("  changed: MiniCocoa")) }
    lines += update.left.map(\.line)
    return lines.isEmpty ? [Line("  Nothing is new.")] : lines
  }
}
