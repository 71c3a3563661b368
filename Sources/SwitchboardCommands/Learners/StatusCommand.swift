import ArgumentParser
import CourseModel
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
    Screen.show(standing.heading(of: course) + [Line()] + standing.place(in: workspace))
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
}
