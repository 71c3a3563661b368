import ArgumentParser
import Foundation
import Messages
import Terminal

/// `switchboard doctor`
struct DoctorCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Show what this machine lacks, and how to install it.",
    discussion: "Example: switchboard doctor")

  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let findings =
      MachineExamination(context: context).findings() + [
        course(in: context), workspace(in: context),
      ]
    let place = context.screen.output
    let table = Table(columns: [.left, .left, .left], rows: findings.map { $0.row(in: place) })
    // Never cut: a cure that cannot be read is none.
    context.screen.show(table.lines(width: 10_000) + [Line()])
    guard findings.allSatisfy(\.isGood) else {
      context.screen.next(
        place.spans(
          of: Message("do what the lines with ✗ say, then \(span: "command")"),
          with: ["command": [.command("switchboard doctor")]]))
      throw ExitCode.cannotJudge
    }
    let isInWorkspace = try options.findWorkspace(in: context, orLast: false) != nil
    context.screen.next(.command(isInWorkspace ? "switchboard" : "switchboard start DIR"))
  }

  private func course(in context: Context) -> MachineFinding {
    MachineFinding(.course) {
      let course = try options.openCourse(in: context, orLast: false)
      // Translators: A course's title, how many exercises it has, and its folder.
      return Message(
        one: "\(course.title, "title") ({count} exercise), \(course.folder.path, "path")",
        other: "{title} ({count} exercises), {path}", count: try course.exercises().count)
    }
  }

  private func workspace(in context: Context) -> MachineFinding {
    MachineFinding(.workspace) {
      guard let workspace = try options.findWorkspace(in: context, orLast: false) else {
        return Message("this folder is not in one ('switchboard start DIR' makes one)")
      }
      let attempts = try ProgressStore(in: workspace).states().values.reduce(0) { $0 + $1.attempts }
      // Translators: A workspace's folder, and how many attempts of the learner's are kept there.
      return Message(
        one: "\(workspace.folder.path, "path"), {count} attempt kept",
        other: "{path}, {count} attempts kept", count: attempts)
    }
  }
}
