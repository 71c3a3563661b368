import ArgumentParser
import CourseModel
import Messages
import Terminal

/// `switchboard index [NAME]`
struct IndexCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "index",
    abstract: "Find where an Apple class is explained and used (default: every class).",
    discussion: """
      For each class, index lists lessons that mention it and exercises whose twins use it. Read \
      those with 'switchboard lesson' and 'switchboard twin'. Where no class has these letters, it \
      looks for methods and properties.

      Examples: switchboard index UITableView
                switchboard index removeTarget
      """)

  @Argument(help: "The name of a class, a method or a property, or part of one.")
  var name: String?

  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let course = try options.openCourse(in: context)
    let index = try ClassIndex(of: course)
    let entries = name.map(index.entries(containing:)) ?? index.entries
    guard let first = entries.first(where: { $0.name == name }) ?? entries.first else {
      throw unknown(in: index, of: course)
    }
    context.screen.show(ClassIndex.lines(of: entries, in: context.screen.table) + [Line()])
    guard name != nil else {
      let progress = try options.findWorkspace(in: context).map(ProgressStore.init(in:))
      let standing = try Standing(in: course, progress)
      return NextStep(course: course, standing: standing, screen: context.screen).show()
    }
    context.screen.next(
      .command(
        first.lessons.first.map { "switchboard lesson \($0)" }
          ?? "switchboard twin \(first.exercises.first ?? "")"))
  }

  private func unknown(in index: ClassIndex, of course: Course) -> any Error {
    guard let name, !index.entries.isEmpty else {
      // Translators: The course is its title.
      return UsageError(Message("the course \(course.title, "course") names no Apple class"))
    }
    let near = nearest(to: name, among: index.entries.map(\.name))
    return UsageError(
      near.map {
        Message(
          "no page or twin of the course names '\(name, "name")'; did you mean '\($0, "nearest")'?")
      }
        ?? Message(
          """
          no page or twin of the course names '\(name, "name")'; 'switchboard index' lists what \
          they name
          """))
  }
}

extension ClassIndex {
  /// A table in which each entry takes as many rows as it needs, so that none is cut off.
  static func lines(of entries: [Entry], in place: TerminalProfile) -> [Line] {
    let names = entries.map { Line($0.name, style: Style(bold: true)) }
    let room = place.columns - (names.map { $0.width() }.max() ?? 0) - Table.gap
    let rows = zip(names, entries).flatMap { name, entry in
      LineBreaker(width: max(20, room))
        .lines(of: [
          Span((entry.lessons + entry.exercises).joined(separator: ", "), isVerbatim: true)
        ])
        .enumerated().map { [$0 == 0 ? name : Line(), $1] }
    }
    // Translators: Where a name of Apple's is explained and used.
    let head = [
      Message("name", context: "heading"), Message("lessons and exercises", context: "heading"),
    ]
    .map { Line(place.spans(of: $0, style: Style(dim: true))) }
    return Table(columns: [.left, .left], rows: [head] + rows).lines(width: place.columns)
  }
}
