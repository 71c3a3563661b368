import ArgumentParser
import CourseModel
import Foundation
import Messages
import Terminal

/// `switchboard card [TOPIC]`
struct CardCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "card",
    abstract:
      "Show a topic on one page, to print and pin up (default: list the topics that have one).",
    discussion: """
      On a terminal, card opens a reader: '?' lists the keys, 'q' quits. In a pipe, it prints \
      plain text.

      Example: switchboard card delegation --no-pager | lpr
      """)

  @Argument(help: "The topic's name.", completion: .cards)
  var topic: String?

  @OptionGroup var pager: PagerOptions
  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let course = try options.openCourse(in: context)
    guard let topic else { return try list(course, on: context.screen) }
    let card = try course.knownCard(of: course.topic(named: topic))
    let presentation = try Presentation(
      library: Library(context: context), theme: try colors.theme(in: context),
      pager: pager.pager, workspace: nil)
    _ = try await presentation.show(presentation.library.page(of: card))
  }

  private func list(_ course: Course, on screen: Screen) throws {
    let topics = course.topics.filter(course.hasCard)
    guard let first = topics.first else {
      // Translators: A card is a topic on one page; the course is its title.
      throw UsageError(Message("no topic of the course \(course.title, "course") has a card"))
    }
    let rows = topics.map { [Line($0.name, style: Style(bold: true)), Line($0.title)] }
    screen.show(
      Table(columns: [.left, .left], rows: rows).lines(width: screen.table.columns) + [Line()])
    screen.next(.command("switchboard card \(first.name)"))
  }
}
