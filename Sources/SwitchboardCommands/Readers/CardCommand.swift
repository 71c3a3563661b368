import ArgumentParser
import CourseModel
import Foundation
import Terminal

/// `switchboard card [TOPIC]`
struct CardCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "card",
    abstract: "Print a topic on one page, to pin up (default: which topics have one).",
    discussion: """
      On a terminal this opens a reader: '?' shows its keys, 'q' leaves it. Piped, it is text.

      Example: switchboard card delegation --no-pager | lpr
      """)

  @Argument(help: "The topic's name.", completion: .custom { _, _, _ in topicNames() })
  var topic: String?

  @OptionGroup var pager: PagerOptions
  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run() async throws {
    let course = try options.openCourse()
    guard let topic else { return try list(course) }
    let card = try course.knownCard(of: course.topic(named: topic))
    let presentation = try Presentation(
      library: Library(), theme: try colors.theme, pager: pager.pager, workspace: nil)
    _ = try await presentation.show(presentation.library.page(of: card))
  }

  private func list(_ course: Course) throws {
    let topics = course.topics.filter(course.hasCard)
    guard let first = topics.first else {
      throw UsageError("no topic of the course \(course.title) has a card")
    }
    let rows = topics.map { [Line($0.name, style: Style(bold: true)), Line($0.title)] }
    Screen.show(
      Table(columns: [.left, .left], rows: rows).lines(width: Screen.table.columns) + [Line()])
    Screen.next(.command("switchboard card \(first.name)"))
  }
}

/// For completions: nothing may go wrong there.
private func topicNames() -> [String] {
  guard let course = try? CourseOptions.parse([]).openCourse() else { return [] }
  return course.topics.filter(course.hasCard).map(\.name)
}
