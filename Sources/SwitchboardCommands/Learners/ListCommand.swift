import ArgumentParser
import CourseModel
import Learning
import Terminal
import Workspaces

/// `switchboard list`
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List topics, lessons and exercises, and how far you are.",
    discussion: """
      On a terminal it shows the topic that you are at, and a line for each other one; with --all, or \
      in a pipe, everything. A topic's name shows that topic.

      --path shows a way through the course for people with a certain amount of time: on a terminal the \
      part that you are at, and a line for each other one; with --all, everything.

      Examples: switchboard list notifications
                switchboard list --path evenings
      """)

  @Argument(help: "A topic's name.", completion: .topics)
  var topic: String?

  @Flag(help: "Show all topics with all that they have.")
  var all = false

  @Option(help: ArgumentHelp("Show a way through the course.", valueName: "name"))
  var path: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var options: CourseOptions

  func validate() throws {
    guard [topic != nil, path != nil, json].count(where: \.self) <= 1, !all || topic == nil,
      !all || !json
    else {
      throw ValidationError("Name a topic, a path, --all or --json, not several of them.")
    }
  }

  func run() throws {
    let course = try options.openCourse()
    let workspace = try options.findWorkspace()
    let standing = try Standing(in: course, workspace.map(ProgressStore.init(in:)))
    if json {
      let data = try Report.json(standing.exercises.map { ListEntry($0, standing) })
      return Screen.write(String(decoding: data, as: UTF8.self) + "\n")
    }
    let page = ListPage(course, try course.lessons(), standing, profile: Screen.table)
    Screen.show(try lines(of: page, in: course))
    guard workspace != nil else {
      return Screen.next(
        .command("switchboard init DIR"), Span("  makes a workspace to do them in."))
    }
    if let next = try next(in: course, standing) { Screen.next(next + [Span(".")]) }
  }

  /// What comes next in what was asked for, and in the course where all of that is done.
  private func next(in course: Course, _ standing: Standing) throws -> [Span]? {
    if let chosen = try topic.map(course.topic(named:)), let next = standing.next(in: chosen) {
      Screen.also(
        .command("switchboard test-out \(chosen.name)"), Span("  if you know the topic already."))
      return next
    }
    return try path.map(course.path(named:)).flatMap(standing.next(on:)) ?? standing.next()
  }

  private func lines(of page: ListPage, in course: Course) throws -> [Line] {
    if let topic { return page.lines(of: try course.topic(named: topic)) }
    let isWhole = all || !Screen.output.isTerminal
    if let path = try path.map(course.path(named:)) {
      return isWhole ? page.lines(of: path) : page.overview(of: path)
    }
    return (isWhole ? page.lines : page.overview) + paths(of: course) + [Line()]
  }

  private func paths(of course: Course) -> [Line] {
    guard !course.paths.isEmpty else { return [] }
    let names = course.paths.map(\.name).joined(separator: ", ")
    return [Line("Ways through it, with 'list --path NAME': \(names)")]
  }
}
