import ArgumentParser
import CourseModel
import Messages

/// `switchboard list`
struct ListCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List topics, lessons and exercises, with your progress.",
    discussion: """
      On a terminal, list shows your current topic in full and a line for each other one; in a \
      pipe, everything. If you follow a path, it shows that path.

      A path is a selection for people with less time, shown in the same way. With --follow, \
      'list', "Next:" and the key 'n' use it from now on; --follow alone returns to the whole \
      course.

      Examples: switchboard list notifications
                switchboard list --path evenings --follow
      """)

  @Argument(help: "A topic's name.", completion: .topics)
  var topic: String?

  @Flag(help: "Show every topic in full.")
  var all = false

  @Option(help: ArgumentHelp("Show this path through the course.", valueName: "name"))
  var path: String?

  @Flag(help: "Follow that path from now on; without --path, the whole course.")
  var follow = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var options: CourseOptions

  func validate() throws {
    guard [topic != nil, path != nil, json].count(where: \.self) <= 1, !all || topic == nil,
      !all || !json, !follow || (topic == nil && !json)
    else {
      throw ValidationError(Message("Use only one of these: a topic, --path, --all, --json."))
    }
  }

  func run(in context: Context) async throws {
    let course = try options.openCourse(in: context)
    let workspace =
      try follow
      ? options.openWorkspace(in: context) : options.findWorkspace(in: context)
    let path = try path.map(course.path(named:))
    if follow, let workspace {
      try ProgressStore(in: workspace).choose(path?.name ?? "", for: .path)
      context.screen.note(
        path.map { path in
          Message("You follow the path \(path.name, "path") from now on.")
        } ?? Message("You follow the whole course from now on."))
    }
    let standing = try Standing(in: course, workspace.map(ProgressStore.init(in:)))
    let list = ListPresenter(
      course: course, standing: standing, hasWorkspace: workspace != nil, screen: context.screen)
    if json { return try list.write() }
    try list.show(topic: topic.map(course.topic(named:)), path: path, isWhole: all)
  }
}
