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

  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Prove exercises good (default: the whole course).",
    discussion: """
      Of every exercise the stub compiles and does not pass; a program that declares everything and \
      does nothing passes no check of what a program does; the solution and its variants get full \
      marks; each mistake is answered with its own message; each check is failed by some mistake \
      alone; each TODO, done after those before it, decides the checks that name it; the demo starts \
      with the solution; three variants show what the checks leave open. Of every lesson the \
      programs compile and print what the page \
      says, and the exercises it names exist. Of every page the conversations can be drawn, the \
      links lead to files of the course, and no tag or star is left in the text. Every fact of a \
      topic is taught somewhere, and each place that is said to teach one exists. Prints what is \
      not so, and each line that still says what to write there.

      With --watch, one exercise is audited at every save of one of its files, and only what \
      changed is judged again.

      --facts shows each fact of a topic beside what lessons and checks say of it, for you to read \
      whether it is taught. --words counts what there is to read, and names the sentences that are \
      hard. With either, no program is tried, and the names are those of topics.

      Examples: switchboard audit ColorPicker
                switchboard audit telling-without-knowing
                switchboard audit --words delegation

      Exit codes: 0 all is well, 1 something is not, 2 something could not be judged.
      """)
}

/// The options for mutating solutions to test their suites.
struct MutantOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Change the solutions one small step at a time, and show what passes all the same.",
      discussion: "A change that means the same is listed in the exercise's mutants.json. Exit "
        + "codes: 0 all else fails, 1 something passes or too little was tried, 2 something could "
        + "not be judged."))
  var mutants = false

  @Option(
    help: ArgumentHelp("With --mutants: which sample is tried.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp("With --mutants: try so many of each exercise.", valueName: "n"))
  var sample: Int?

  func validate() throws {
    if let sample {
      guard mutants else { throw ValidationError(Message("--sample is for --mutants: add it.")) }
      guard sample > 0 else {
        throw ValidationError(Message("--sample is a number from 1 on, not \(sample, "sample")."))
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
