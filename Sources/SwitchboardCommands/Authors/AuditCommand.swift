import ArgumentParser
import Authoring
import CourseModel
import Foundation
import Grading
import Reporting
import Terminal

/// `switchboard audit [EXERCISE…]`
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Prove exercises good (default: the whole course).",
    discussion: """
      Of every exercise the stub compiles and does not pass; the solution and its variants get full \
      marks; each mistake is answered with its own message; each check is failed by some mistake \
      alone; each TODO, done after those before it, decides the checks that name it; three variants \
      show what the checks leave open. Of every lesson the programs compile and print what the page \
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
                switchboard audit --words delegation

      Exit codes: 0 all is well, 1 something is not, 2 something could not be judged.
      """)

  @Argument(
    help: ArgumentHelp(
      "Names of exercises; with --facts or --words, of topics.", valueName: "exercise"),
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

  @OptionGroup var mutants: MutantOptions
  @Flag(help: "Audit one exercise at each save, until 'q' or Ctrl-C (default: the one you are in).")
  var watch = false
  @OptionGroup var jobs: JobsOptions
  @OptionGroup var options: CourseOptions

  func validate() throws {
    guard [facts, words, matrix, watch].count(where: \.self) < 2 else {
      throw ValidationError(
        "--facts, --words, --matrix and --watch show different things; choose one")
    }
  }

  func run() async throws {
    let course = try options.openCourse()
    if facts { return try AuditReading(course: course).showFacts(of: exercises) }
    if words { return try AuditReading(course: course).showWords(of: exercises) }
    if watch {
      return try await AuditWatch(exercises, of: course, sandboxed: !noSandbox, jobs).run()
    }
    let all = try course.exercises()
    let chosen = try exercises.isEmpty ? all : exercises.map(course.exercise(named:))
    let workbench = try Workbench(sandboxed: !noSandbox)
    if let audits = mutants.audits(of: chosen, in: workbench, jobs) {
      return try await audits.run()
    }
    let texts = try TextAudit(of: course, all)
    var problems = 0
    var unjudged = 0
    try await CourseAudit(in: workbench.laboratory, jobs: jobs.jobs).audit(chosen) { index in
      Screen.progress("auditing \(chosen[index].name), \(index + 1) of \(chosen.count)")
    } ended: { exercise, result in
      do {
        let outcome = try result.get()
        let findings = try outcome.findings + texts.findings(of: exercise)
        Screen.endProgress()
        show(findings, of: exercise.name)
        if matrix { show(outcome.mistakes, of: exercise) }
        problems += findings.count
      } catch  where Self.isAuthors(error) {
        // The other exercises have an audit all the same.
        Screen.endProgress()
        show([AuditRound.sentence(forAuthorsOf: error)], of: exercise.name)
        unjudged += 1
      }
    }
    let lessonFindings =
      exercises.isEmpty
      ? try await texts.findingsOfLessons()
        + ListingAudit(in: workbench.laboratory, jobs: jobs.jobs)
        .findings(in: course.lessonPages(), of: course.folder.appending(path: "Lessons")) : []
    if exercises.isEmpty { show(lessonFindings, of: "Lessons") }
    problems += lessonFindings.count
    guard unjudged == 0 else {
      Screen.note(
        "switchboard: \(unjudged) of \(chosen.count) exercises could not be judged at all")
      throw Failure.cannotJudge
    }
    guard problems == 0 else {
      Screen.note("switchboard: \(problems) \(problems == 1 ? "thing is" : "things are") not so")
      throw Failure.notPassed
    }
  }

  /// Whether an error is one in an exercise's files, and not the machine's.
  private static func isAuthors(_ error: any Error) -> Bool {
    switch error {
    case is CourseError, GradingError.course, GradingError.moduleDoesNotCompile,
      GradingError.solutionDoesNotCompile,
      GradingError.solutionNotAdmitted, GradingError.suiteDoesNotCompile,
      GradingError.checkNeverRan, GradingError.suiteDoesNotStart:
      true
    default: false
    }
  }

  private func show(_ mistakes: [Report], of exercise: Exercise) {
    let matrix = AuditMatrix(exercise, mistakes, profile: Screen.table)
    Screen.show([Line()] + matrix.lines + [Line()])
  }

  private func show(_ findings: [String], of name: String) {
    let isGood = findings.isEmpty
    let mark = Span(isGood ? "✓ " : "✗ ", style: Style(foreground: isGood ? .green : .red))
    Screen.show([Line([mark, Span(name, style: Style(bold: true))])])
    Screen.show(findings.flatMap { $0.split(separator: "\n").map { Line("    " + $0) } })
  }
}
