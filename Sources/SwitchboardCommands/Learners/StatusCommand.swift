import ArgumentParser
import CourseModel
import Messages
import Terminal

/// `switchboard status`, and `switchboard` without arguments where there is no terminal.
struct StatusCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show where you are and what comes next.",
    discussion: "Example: switchboard status")

  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    guard let workspace = try options.findWorkspace(in: context) else {
      let course = try options.openCourse(in: context)
      context.screen.show([Line(course.title, style: Style(bold: true))])
      context.screen.show(Message("This folder is not in a workspace yet."))
      context.screen.show([Line()])
      if let last = LastWorkspace(environment: context.environment).workspace {
        let folder = context.typed(last.folder)
        return context.screen.next(.toType("cd \(folder) && \(Invocation.name)"))
      }
      return context.screen.next(
        Message("\(span: "command")  makes one, and says what to type there."),
        ["command": "switchboard start DIR"])
    }
    let course = try options.openCourse(of: workspace, in: context)
    let learner = try Learner(of: course, in: workspace, now: context.now)
    let standing = try learner.standing()
    context.screen.show(
      standing.heading(of: course, in: context.screen.output) + [Line()]
        + standing.place(in: workspace, context))
    guard let current = standing.current, !standing.hasPassed(current) else {
      return NextStep(course: course, standing: standing, screen: context.screen).show()
    }
    let deck = try ReviewStore(
      exercises: standing.exercises, lessons: standing.order.lessons, progress: learner.progress
    ).deck()
    if !deck.due(at: learner.now()).isEmpty {
      context.screen.also(
        Message("\(span: "command")  asks about what you have passed: it is due."),
        ["command": "switchboard review"])
    }
    if let lesson = standing.lessonToRead(before: current) {
      context.screen.next(
        Message("read \(span: "lesson")  first, then \(span: "check")"),
        [
          "lesson": "switchboard lesson \(lesson.name)",
          "check": "switchboard check \(current.name)",
        ])
    } else {
      context.screen.next(
        // Translators: The command is 'switchboard watch …'.
        Message("\(span: "command")  judges every save."),
        ["command": "switchboard watch \(current.name)"])
    }
  }
}
