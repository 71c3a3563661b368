import ArgumentParser
import CourseModel
import Foundation
import Learning
import Terminal
import Typesetting
import Workspaces

/// `switchboard lesson [NAME]`
struct LessonCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Read a lesson (default: the first that you have not read).",
    discussion: """
      Without a name it goes on with the first page, in the course's order, that you have not read \
      to its end.

      On a terminal this opens a reader: '?' shows its keys, 'q' leaves it. A question stops the \
      page until you have typed an answer, or passed it over with the space bar; 'r' runs the \
      program on the screen. Piped, it is text, and the answers stand at its end.

      'switchboard lesson glossary' has the words of the course. In the reader, a page's words that \
      another topic explains lead there.

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

  @OptionGroup var pager: PagerOptions
  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func validate() throws {
    guard file == nil || name == nil else {
      throw ValidationError("Name a lesson or a file, not both.")
    }
  }

  func run() async throws {
    let presentation = try Presentation(
      library: Library(sizeLimit: sizeLimit.bytes), theme: try colors.theme, pager: pager.pager,
      workspace: file == nil ? try options.findWorkspace() : nil)
    let library = presentation.library
    if let file {
      let source = try MarkdownFile(at: file, limit: sizeLimit.bytes)
      _ = try await presentation.show(library.name(of: source)) { try library.page(of: source) }
      return
    }
    let course = try options.openCourse()
    if name == Glossary.name, let glossary = try course.glossary() {
      _ = try await presentation.show(library.page(of: glossary))
      return
    }
    let lesson = try name.map(course.lesson(named:)) ?? nextLesson(of: course)
    // The reader's page ends with what comes next.
    let page = try library.page(of: lesson)
    guard case .text = try await presentation.show(page) else { return }
    Screen.show([Line()])
    Screen.next(page.next)
  }

  /// The first page that was not read yet; when all were, that of the current exercise, else the
  /// course's first.
  private func nextLesson(of course: Course) throws -> Lesson {
    let lessons = try course.lessons()
    let workspace = try options.findWorkspace()
    let standing = try Standing(in: course, workspace.map(ProgressStore.init(in:)))
    let name = standing.current?.lesson
    let next =
      standing.lessonToRead ?? lessons.first { $0.name == name } ?? lessons.first
    guard let next else { throw UsageError("the course \(course.title) has no lessons") }
    return next
  }
}

/// For completions: nothing may go wrong there.
func lessonNames() -> [String] {
  guard let course = try? CourseOptions.parse([]).openCourse() else { return [] }
  let glossary = (try? course.glossary()) == nil ? [] : [Glossary.name]
  return ((try? course.lessons()) ?? []).map(\.name) + glossary
}
