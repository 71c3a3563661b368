import ArgumentParser
import CourseModel
import Foundation
import Learning
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
    let learner = try Learner(of: course, in: workspace)
    let standing = try learner.standing()
    Screen.show(Self.heading(course, standing) + [Line()] + Self.place(standing, workspace))
    let deck = try ReviewDesk(
      exercises: standing.exercises, lessons: course.lessons(), progress: learner.progress
    ).deck()
    if !deck.due(at: learner.now()).isEmpty {
      Screen.also(
        .command("switchboard review"), Span("  asks about what you have passed: it is due."))
    }
    guard let current = standing.current else { return }
    if let lesson = standing.lessonToRead(before: current) {
      Screen.next(
        .command("switchboard lesson \(lesson.name)"), Span("  is to be read first, then "),
        .command("switchboard check \(current.name)"))
    } else {
      Screen.next(
        .command("switchboard watch \(current.name)"), Span("  judges every save."))
    }
  }

  /// Which course it is, and how much of it is done.
  static func heading(_ course: Course, _ standing: Standing) -> [Line] {
    [
      Line(course.title, style: Style(bold: true)),
      Line("\(standing.passedCount) of \(standing.exercises.count) exercises passed."),
    ]
  }

  /// The exercise that comes next, and where it is; a blank line after it.
  static func place(_ standing: Standing, _ workspace: Workspace) -> [Line] {
    guard let current = standing.current else {
      return [Line("You have passed all exercises. 'switchboard list' shows them.")]
    }
    let indented = LineBreaker(
      width: Screen.output.columns, first: [.decoration("  ")], following: [.decoration("  ")])
    return [
      Line([
        Span("You are at "), Span(current.name, style: Style(bold: true)),
        Span(" · \(current.title)"),
      ])
    ] + indented.lines(of: [Span(current.summary)]) + [
      Line("  Edit: \(relative(workspace.sources(of: current.name)))"),
      Line("  Task: switchboard show \(current.name)"), Line(),
    ]
  }

  private static func relative(_ url: URL) -> String {
    let here = CourseOptions.workingFolder.standardizedFileURL.path + "/"
    let path = url.standardizedFileURL.path
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
