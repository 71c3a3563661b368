import ArgumentParser
import CourseModel
import Terminal
import Typesetting
import Workspaces

/// `switchboard lesson [NAME]`
struct LessonCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Read a lesson (default: the one of your current exercise).",
    discussion: """
      Examples: switchboard lesson telling-without-knowing
                switchboard lesson --file README.md
      """)

  @Argument(help: "The lesson's name.", completion: .custom { _, _, _ in lessonNames() })
  var name: String?

  @Option(
    help: "Any Markdown file instead of a lesson; '-' is standard input.", completion: .file())
  var file: String?

  @Option(
    help: ArgumentHelp("The greatest size of such a file, in megabytes.", valueName: "mb"))
  var sizeLimit = SizeLimit(bytes: MarkdownDocument.sizeLimit)

  @OptionGroup var options: CourseOptions

  func validate() throws {
    guard file == nil || name == nil else {
      throw ValidationError("Name a lesson or a file, not both.")
    }
  }

  func run() async throws {
    if let file { return try await show(MarkdownFile(at: file, limit: sizeLimit.bytes)) }
    let course = try options.openCourse()
    let lesson = try name.map(course.lesson(named:)) ?? currentLesson(of: course)
    Screen.show(try Self.page(of: lesson))
    if let exercise = lesson.exercises.first {
      Screen.next(.command("switchboard show \(exercise)"), Span("  is the first exercise to it."))
    } else {
      Screen.next(.command("switchboard list"))
    }
  }

  private func show(_ file: MarkdownFile) async throws {
    let document = try MarkdownDocument(parsing: file.text, sizeLimit: sizeLimit.bytes)
    await TerminalTypesetter(profile: Screen.output).render(document, to: Screen.write)
  }

  /// The lesson as it is shown, with a blank line after it.
  static func page(of lesson: Lesson) throws -> [Line] {
    let document = try MarkdownDocument(parsing: lesson.body)
    return TerminalTypesetter(profile: Screen.output).typeset(document) + [Line()]
  }

  /// The lesson that goes with the current exercise, else the course's first.
  static func lesson(for standing: Standing, in course: Course) throws -> Lesson? {
    if let name = standing.current?.lesson { return try course.lesson(named: name) }
    return try course.lessons().first
  }

  private func currentLesson(of course: Course) throws -> Lesson {
    let progress = try options.findWorkspace().map(Progress.init(in:))
    guard let lesson = try Self.lesson(for: Standing(in: course, progress), in: course) else {
      throw UsageError("the course \(course.title) has no lessons")
    }
    return lesson
  }
}

/// For completions: nothing may go wrong there.
private func lessonNames() -> [String] {
  ((try? CourseOptions.parse([]).openCourse().lessons()) ?? []).map(\.name)
}
