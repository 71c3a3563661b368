import ArgumentParser
import CourseModel
import Foundation
import Messages
import Typesetting

/// `switchboard lesson [NAME]`
struct LessonCommand: SwitchboardCommand {
  @Argument(
    help: ArgumentHelp(
      "A lesson's name, or a topic's for its first lesson.", valueName: "name"),
    completion: .lessons)
  var words: [String] = []

  /// The name, whose words may stand alone.
  private var name: String? { words.isEmpty ? nil : words.joined(separator: " ") }

  @Option(
    help: "Read a Markdown file instead of a lesson; '-' is standard input.", completion: .file())
  var file: String?

  @Option(
    help: ArgumentHelp("The maximum size of that file, in megabytes.", valueName: "mb"))
  var sizeLimit = SizeLimit(bytes: MarkdownDocument.sizeLimit)

  @Flag(help: "Mark the lesson as read without showing it.")
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
    abstract: "Read a lesson (default: the first one that you have not read).",
    discussion: """
      Without a name, lesson opens the page that you left halfway, or else the first one that you \
      have not finished.

      On a terminal, it opens a reader: '?' lists the keys, 'q' quits. A question stops the page \
      until you answer it; '.' twice shows the answer. 'r' runs the program on the screen. In a \
      pipe, the page is plain text, with the answers at the end.

      A page counts as read once you have seen its end. 'switchboard lesson glossary' explains the \
      course's terms.

      Examples: switchboard lesson telling-without-knowing
                switchboard lesson --file README.md
      """)
}
