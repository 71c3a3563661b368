import ArgumentParser
import CourseModel
import Foundation
import Typesetting

/// `switchboard lesson [NAME]`
struct LessonCommand: SwitchboardCommand {
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

  @Argument(help: "The lesson's name.", completion: .lessons)
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
      throw ValidationError(.lessonOrFile)
    }
  }

  func run(in context: Context) async throws {
    let presentation = try Presentation(
      library: Library(context: context, sizeLimit: sizeLimit.bytes),
      theme: colors.theme(in: context), pager: pager.pager,
      workspace: file == nil ? options.findWorkspace(in: context) : nil)
    let reading = LessonReading(presentation: presentation, screen: context.screen)
    if let file {
      return try await reading.read(
        MarkdownFile(at: file, from: context.folder, limit: sizeLimit.bytes))
    }
    try await reading.read(name, of: options.openCourse(in: context))
  }
}
