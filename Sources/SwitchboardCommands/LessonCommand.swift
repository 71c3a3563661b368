import ArgumentParser
import CourseModel
import Foundation
import Reading
import Terminal
import Typesetting
import Workspaces

/// `switchboard lesson [NAME]`
struct LessonCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Read a lesson (default: the one of your current exercise).",
    discussion: """
      On a terminal this opens a reader: '?' shows its keys, 'q' leaves it. Piped, it is text.

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

  @Flag(
    inversion: .prefixedNo,
    help: "Show it in $PAGER (else 'less -R'), or just print it, instead of opening the reader.")
  var pager: Bool?

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func validate() throws {
    guard file == nil || name == nil else {
      throw ValidationError("Name a lesson or a file, not both.")
    }
  }

  func run() async throws {
    let library = Library(sizeLimit: sizeLimit.bytes)
    if let file {
      let page = try library.page(of: MarkdownFile(at: file, limit: sizeLimit.bytes))
      return try await present(page, from: library)
    }
    let course = try options.openCourse()
    let lesson = try name.map(course.lesson(named:)) ?? currentLesson(of: course)
    try await present(library.page(of: lesson), from: library, next: lesson)
  }

  /// Shows a page in the way that was asked for and is possible here.
  private func present(
    _ page: ReaderPage, from library: Library, next lesson: Lesson? = nil
  ) async throws {
    let theme = try colors.theme
    if pager == nil, let desk = ReadingDesk() {
      return try desk.read(page, from: library, theme: theme)
    }
    let typesetter = TerminalTypesetter(profile: Screen.output, theme: theme, hasMargin: true)
    if pager == true, Screen.output.isTerminal {
      try await Pager(environment: ProcessInfo.processInfo.environment).show { write in
        await typesetter.render(page.document, to: write)
      }
    } else {
      await typesetter.render(page.document, to: Screen.write)
    }
    guard let lesson else { return }
    Screen.show([Line()])
    Screen.next(Library.next(after: lesson, isLinked: false))
  }

  /// The lesson as it is shown, with a blank line after it.
  static func page(of lesson: Lesson, theme: Theme) throws -> [Line] {
    let document = try MarkdownDocument(parsing: lesson.body)
    return TerminalTypesetter(profile: Screen.output, theme: theme, hasMargin: true)
      .typeset(document) + [Line()]
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
