import ArgumentParser
import CourseModel
import Learning
import Reporting
import Terminal

/// `switchboard check [EXERCISE…]`
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Judge what you have written (default: the current exercise).",
    discussion: """
      Your code is compiled and run in a sandbox, and every attempt is kept.

      Example: switchboard check ColorPicker

      Exit codes: 0 passed, 1 not passed, 2 it could not be judged.
      """)

  @Argument(
    help: ArgumentHelp("Names of exercises.", valueName: "exercise"), completion: .exercises)
  var exercises: [String] = []

  @Flag(name: .shortAndLong, help: "Explain every check that did not pass, not only the first.")
  var verbose = false

  @Flag(help: "Run your own code without the sandbox.")
  var noSandbox = false

  @OptionGroup var reporter: ReporterOptions
  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run() async throws {
    let learner = try options.openLearner()
    let theme = try colors.theme
    let chosen = try chosenExercises(of: learner)
    let workbench = try Workbench(sandboxed: !noSandbox)
    var reports: [Report] = []
    var notKept: (any Error)?
    for exercise in chosen {
      let (report, files) = try await workbench.judge(exercise, of: learner)
      reports.append(report)
      if let remark = try learner.remark(onModulesOf: exercise) { Screen.note(remark) }
      if reporter.format == nil {
        let page = VerdictPage(
          report, title: exercise.title, files: files, explainsAll: verbose,
          profile: Screen.output, theme: theme)
        Screen.show(page.lines)
      }
      do {
        try learner.keep(report, of: files)
      } catch {
        notKept = notKept ?? error  // the verdict is shown all the same
      }
    }
    if let format = reporter.format {
      Screen.write(try format.document(of: reports, asArray: exercises.count > 1))
    } else if let last = reports.last, notKept == nil {
      try showNext(after: last, learner)
    }
    if let notKept { throw notKept }
    throw reports.exitCode
  }

  private func chosenExercises(of learner: Learner) throws -> [Exercise] {
    guard exercises.isEmpty else { return try exercises.map(learner.course.exercise(named:)) }
    return [try options.exercise(named: nil, of: learner)]
  }

  /// What is there to be seen after a pass, besides the model answer.
  private func offer(after report: Report, _ standing: Standing) {
    guard let exercise = standing.exercises.first(where: { $0.name == report.exercise }) else {
      return
    }
    if exercise.hasShownVariant {
      Screen.also(
        .command("switchboard solution \(exercise.name) --other"),
        Span("  shows another right answer."))
    }
    if exercise.hasTwin {
      Screen.also(
        .command("switchboard twin \(exercise.name)"),
        Span("  shows the same conversation in today's Apple code."))
    }
  }

  private func showNext(after report: Report, _ learner: Learner) throws {
    if report.passed {
      // The whole course is read for what comes next, and nobody else waits for that.
      let standing = try learner.standing()
      offer(after: report, standing)
      guard let next = standing.next(after: report.exercise) else {
        Screen.show([Line("That was the last one: you have passed them all.")])
        return
      }
      Screen.next(
        next + [
          Span("; "), .command("switchboard solution \(report.exercise)"),
          Span("  shows the model answer beside yours."),
        ])
    } else {
      let open = report.checks.count { $0.status.isWrong }
      let more = open > 1 && !verbose ? "; '--verbose' explains them all" : ""
      Screen.next(
        Span("change it, save, "), .command("switchboard check \(report.exercise)"),
        Span("  ('hint' helps; 'run' shows what your code prints\(more))"))
    }
  }
}
