import ArgumentParser
import CourseModel
import Foundation
import Terminal
import Workspaces

/// `switchboard status`, and `switchboard` alone where there is no terminal.
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Say where you are and what comes next.",
    discussion: "Example: switchboard status")

  @OptionGroup var options: CourseOptions

  func run() throws {
    guard let workspace = try options.findWorkspace() else {
      let course = try options.openCourse()
      Screen.show([
        Line(course.title, style: Style(bold: true)),
        Line("This folder is not in a workspace yet."), Line(),
      ])
      Screen.next(.command("switchboard init DIR"), Span("  makes one; then go there."))
      return
    }
    let course = try options.openCourse(of: workspace)
    let standing = try Standing(in: course, Progress(in: workspace))
    Screen.show(Self.page(course, standing, workspace))
    guard let current = standing.current else { return }
    if standing.states[current.name] == nil, let lesson = current.lesson {
      Screen.next(
        .command("switchboard lesson \(lesson)"), Span("  to read about it, then 'check'."))
    } else {
      Screen.next(.command("switchboard watch"), Span("  judges every save."))
    }
  }

  /// Where a learner stands, with a blank line after it.
  static func page(_ course: Course, _ standing: Standing, _ workspace: Workspace) -> [Line] {
    let total = standing.exercises.count
    var lines = [
      Line(course.title, style: Style(bold: true)),
      Line("\(standing.passedCount) of \(total) exercises passed."), Line(),
    ]
    guard let current = standing.current else {
      return lines + [
        Line("Everything is done. 'switchboard list' shows what you have passed.")
      ]
    }
    lines += [
      Line([
        Span("You are at "), Span(current.name, style: Style(bold: true)),
        Span(" · \(current.title)"),
      ]),
      Line("  \(current.summary)"),
      Line("  Edit: \(relative(workspace.sources(of: current.name)))"),
      Line("  Task: switchboard show \(current.name)"), Line(),
    ]
    return lines
  }

  private static func relative(_ url: URL) -> String {
    let here = CourseOptions.workingFolder.standardizedFileURL.path + "/"
    let path = url.standardizedFileURL.path
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
