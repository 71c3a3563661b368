import ArgumentParser
import CourseModel
import Terminal
import Typesetting
import Workspaces

/// `switchboard lesson [NAME]`
struct LessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Read a lesson (default: the one of your current exercise).",
    discussion: "Example: switchboard lesson telling-without-knowing")

  @Argument(help: "The lesson's name.", completion: .custom { _, _, _ in lessonNames() })
  var name: String?

  @OptionGroup var options: CourseOptions

  func run() throws {
    let course = try options.openCourse()
    let lesson = try name.map(course.lesson(named:)) ?? currentLesson(of: course)
    let document = try MarkdownDocument(parsing: lesson.body)
    Screen.show(TerminalTypesetter(profile: Screen.output).typeset(document) + [Line()])
    if let exercise = lesson.exercises.first {
      Screen.next(.command("switchboard show \(exercise)"), Span("  is the first exercise to it."))
    } else {
      Screen.next(.command("switchboard list"))
    }
  }

  private func currentLesson(of course: Course) throws -> Lesson {
    let lessons = try course.lessons()
    if let workspace = try options.findWorkspace() {
      let standing = try Standing(in: course, Progress(in: workspace))
      if let name = standing.current?.lesson { return try course.lesson(named: name) }
    }
    guard let first = lessons.first else {
      throw UsageError("the course \(course.title) has no lessons")
    }
    return first
  }
}

/// For completions: nothing may go wrong there.
private func lessonNames() -> [String] {
  ((try? CourseOptions.parse([]).openCourse().lessons()) ?? []).map(\.name)
}
