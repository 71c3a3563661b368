import ArgumentParser
import CourseModel
import Foundation
import Messages
import Typesetting

/// `switchboard lesson [NAME]`
struct LessonCommand: SwitchboardCommand {
  @Argument(
    help: ArgumentHelp(
      "The name of a lesson, or of a topic for its first one.", valueName: "name"),
    completion: .lessons)
  var words: [String] = []

  /// The name, whose words may stand alone.
  private var name: String? { words.isEmpty ? nil : words.joined(separator: " ") }

  @Option(
    help: "Any Markdown file instead of a lesson; '-' is standard input.", completion: .file())
  var file: String?

  @Option(
    help: ArgumentHelp("The greatest size of such a file, in megabytes.", valueName: "mb"))
  var sizeLimit = SizeLimit(bytes: MarkdownDocument.sizeLimit)

  @Flag(help: "Count the lesson as read, and do not show it.")
  var read = false

  @OptionGroup var pager: PagerOptions
  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func validate() throws {
    guard file == nil || name == nil else {
      throw ValidationError(Message("Name a lesson or a file, not both."))
    }
    guard file == nil || !read else {
      throw ValidationError(Message("--read is for lessons, not for files."))
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
    let course = try options.openCourse(in: context)
    if read { return try reading.count(name, of: course, in: options.openWorkspace(in: context)) }
    try await reading.read(name, of: course)
  }

  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Read a lesson (default: the first that you have not read).",
    discussion: """
      Without a name it goes on with the first page, in the course's order, that you have not read \
      to its end.

      On a terminal this opens a reader: '?' shows its keys, 'q' leaves it. A question stops the \
      page until you have typed an answer, or passed it over with the space bar; 'r' runs the \
      program on the screen. Piped, it is text, and the answers stand at its end.

      A page counts as read when its end was on the screen. With --read it counts as read all the \
      same, and is not shown: for what you have read in print, or in a pipe.

      'switchboard lesson glossary' has the words of the course. In the reader, a page's words that \
      another topic explains lead there.

      Examples: switchboard lesson telling-without-knowing
                switchboard lesson --file README.md
      """)
}
