import ArgumentParser
import Authoring
import Grading
import Messages

/// `switchboard audit [NAME…]`
struct AuditCommand: SwitchboardCommand {
  @Argument(
    help: .init(
      "Names of exercises and pages, or 'Lessons' for all pages; with --facts or --words, names of "
        + "topics.", valueName: "name"),
    completion: .exercises)
  var exercises: [String] = []

  @Flag(help: "Run the programs without the sandbox.")
  var noSandbox = false

  @Flag(help: "Show which checks fail with which mistakes.")
  var matrix = false

  @Flag(help: "Show facts beside what is said of them.")
  var facts = false

  @Flag(help: "Show how much there is to read, and what of it is hard.")
  var words = false

  @OptionGroup var conversation: ConversationLines
  @OptionGroup var mutants: MutantOptions
  @Flag(help: "Audit one exercise at each save, until 'q' or Ctrl-C (default: the one you are in).")
  var watch = false
  @OptionGroup var jobs: JobsOptions
  @OptionGroup var options: CourseOptions

  func validate() throws {
    let kinds = [facts, words, matrix, watch, conversation.isWanted]
    guard kinds.count(where: \.self) < 2 else {
      throw ValidationError(
        Message(
          "--facts, --words, --matrix, --watch and --conversation show different things; choose one"
        ))
    }
    try conversation.validate(for: exercises)
  }

  func run(in context: Context) async throws {
    let course = try options.openCourse(in: context, orLast: false)
    try course.verifyIsWhole()
    let reading = AuditReading(course: course, screen: context.screen)
    if facts { return try reading.showFacts(of: exercises) }
    if words { return try reading.showWords(of: exercises) }
    if watch {
      return try await AuditWatch(
        exercises, of: course, in: context, sandboxed: !noSandbox, jobs
      ).run()
    }
    let isAboutPages = !mutants.mutants && !conversation.isWanted
    let pages = isAboutPages ? try course.lessons().filter { exercises.contains($0.name) } : []
    let names = exercises.filter { name in
      !isAboutPages || name != Self.lessons && !pages.contains { $0.name == name }
    }
    let chosen =
      try exercises.isEmpty ? course.exercises() : names.map(course.exercise(named:))
    let machine = try Machine(in: context, sandboxed: !noSandbox)
    if try conversation.show(of: chosen, in: machine, on: context.screen) { return }
    if let audits = mutants.audits(of: chosen, in: machine, jobs, screen: context.screen) {
      return try await audits.run()
    }
    try await AuditPresenter(
      course: course, machine: machine, jobs: jobs.jobs, showsMatrix: matrix,
      screen: context.screen
    ).audit(
      chosen, pages, andLessons: exercises.isEmpty || exercises.contains(Self.lessons))
  }

  /// The name of all pages, among the names of exercises.
  private static let lessons = "Lessons"
}
