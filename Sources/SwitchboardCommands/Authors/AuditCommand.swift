import ArgumentParser
import Authoring
import Grading
import Messages

/// `switchboard audit [EXERCISE…]`
struct AuditCommand: SwitchboardCommand {
  @Argument(
    help: .init(
      "Names of exercises, or 'Lessons' for all pages; with --facts or --words, names of topics.",
      valueName: "exercise"),
    completion: .exercises)
  var exercises: [String] = []

  @Flag(help: "Run the programs without the sandbox.")
  var noSandbox = false

  @Flag(help: "Show which mistake fails which checks.")
  var matrix = false

  @Flag(help: "Show each fact beside the words that teach it.")
  var facts = false

  @Flag(help: "Show how much there is to read, and which sentences are hard.")
  var words = false

  @OptionGroup var conversation: ConversationLines
  @OptionGroup var mutants: MutantOptions
  @Flag(
    help: "Audit one exercise at each save, until 'q' or Ctrl-C (default: the current folder's).")
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
    let names =
      mutants.mutants || conversation.isWanted
      ? exercises : exercises.filter { $0 != Self.lessons }
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
    ).audit(chosen, andLessons: exercises.isEmpty || exercises.contains(Self.lessons))
  }

  /// The name of all pages, among the names of exercises.
  private static let lessons = "Lessons"
}
