import ArgumentParser
import CourseModel
import Foundation
import Messages
import Terminal

/// `switchboard progress`
struct ProgressCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress",
    abstract: "Show what is done, what is open, and how many attempts each exercise took.",
    discussion: """
      On a terminal, progress shows your current topic in full and a line for each other one; in a \
      pipe, everything. 'switchboard check --help' says where points come from.

      Examples: switchboard progress notifications
                switchboard progress --json
      """)

  @Argument(help: "A topic's name.", completion: .topics)
  var topic: String?

  @Flag(help: "Show every topic with all its exercises.")
  var all = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var options: CourseOptions

  func validate() throws {
    guard [topic != nil, all, json].count(where: \.self) <= 1 else {
      throw ValidationError(Message("Use only one of these: a topic, --all, --json."))
    }
  }

  func run(in context: Context) async throws {
    let workspace = try options.openWorkspace(in: context)
    let course = try options.openCourse(of: workspace, in: context)
    let standing = try Standing(in: course, ProgressStore(in: workspace))
    if json {
      let data = try Report.json(ProgressDocument(course, standing.order.lessons, standing))
      return context.screen.write(String(decoding: data, as: UTF8.self) + "\n")
    }
    let page = ProgressPage(course, standing, profile: context.screen.table)
    let isWhole = all || !context.screen.output.isTerminal
    context.screen.show(
      try topic.map { page.lines(of: try course.topic(named: $0)) }
        ?? (isWhole ? page.lines : page.overview))
    NextStep(course: course, standing: standing, screen: context.screen).show()
  }
}
