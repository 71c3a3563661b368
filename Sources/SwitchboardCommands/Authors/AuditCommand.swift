import ArgumentParser
import Authoring
import CourseModel
import Grading
import Messages

/// `switchboard audit [NAME…]`
struct AuditCommand: SwitchboardCommand {
  @Argument(
    help: .init(
      "Names of exercises and pages, or 'Lessons' for all pages; with --facts or --words, names of "
        + "topics, or of an exercise for its topic.", valueName: "name"),
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
    // A folder in no course may be a mistake: the audit would then be about another one.
    if options.course == nil, Course.folder(above: context.folder)?.path != course.folder.path {
      context.screen.note(
        Message("auditing \(course.folder.path, "folder") (--course DIR names another course)"))
    }
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

  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Test exercises and lessons (default: the whole course).",
    discussion: """
      For exercises, audit tests that the stub compiles and does not pass, that right answers get \
      full marks, that each known mistake gets its own message, and that the demo starts. For \
      lessons, it tests programs, their output, diagrams, links and facts. docs/authoring.md lists \
      all tests. audit prints what is wrong, and each line that still says WRITE:.

      --watch judges only what has changed. --facts shows each fact beside the words that teach \
      it, so that you can judge whether they do. --facts and --words take names of topics (an \
      exercise's name stands for its topic), and run no programs.

      Examples: switchboard audit ColorPicker
                switchboard audit telling-without-knowing
                switchboard audit --words delegation

      Exit codes: 0 nothing is wrong, 1 something is, 2 something could not be judged.
      """)
}

/// The options for mutating solutions to test their suites.
struct MutantOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Make one small change to a solution at a time, and show which changes still pass.",
      discussion:
        "List changes that make no difference in the exercise's mutants.json. Exit codes: "
        + "0 all others fail, 1 one passes or there are too few, 2 something could not be judged."))
  var mutants = false

  @Option(
    help: ArgumentHelp("With --mutants: which sample to try.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp("With --mutants: how many to try for each exercise.", valueName: "n"))
  var sample: Int?

  func validate() throws {
    if let sample {
      guard mutants else { throw ValidationError(Message("--sample is for --mutants: add it.")) }
      guard sample > 0 else {
        throw ValidationError(Message("--sample must be 1 or more, not \(sample, "sample")."))
      }
    }
  }

  /// The audits to run; nil unless `--mutants` was given.
  func audits(
    of exercises: [Exercise], in machine: Machine, _ jobs: JobsOptions, screen: Screen
  ) -> MutantAudits? {
    guard mutants else { return nil }
    return MutantAudits(
      exercises: exercises, screen: screen, machine: machine, jobs: jobs.jobs, seed: seed,
      sample: sample)
  }
}
