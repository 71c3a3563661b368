import ArgumentParser
import CourseModel
import Foundation
import Learning
import Reporting
import Terminal
import Workspaces

/// `switchboard solution [EXERCISE]`
struct SolutionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution",
    abstract: "Compare your answer with the model answer (default: of what you did last).",
    discussion: """
      Declarations are compared, in whatever order and file they stand. Before you have passed, \
      you are asked whether you really want to see it, and that you did is kept. With --other, the \
      model answer is compared with another right one.

      Examples: switchboard solution ColorPicker
                switchboard solution ColorPicker --other
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @Flag(help: "Show another right answer, beside the model answer.")
  var other = false

  @Flag(help: "Show it without asking, although you have not passed yet.")
  var anyway = false

  @Flag(help: "Print plain text, the same for every terminal.")
  var plain = false

  @Flag(
    inversion: .prefixedNo,
    help: "Show it in $PAGER (else 'less -R'), or just print it (default: a pager on a terminal).")
  var pager: Bool?

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run() async throws {
    let learner = try options.openLearner()
    let standing = try learner.standing()
    let here = options.exercise(
      around: CourseOptions.workingFolder, standing, in: learner.workspace)
    guard
      let exercise = try exercise.map(learner.course.exercise(named:)) ?? here ?? standing.latest
    else {
      throw UsageError("the course \(learner.course.title) has no exercises")
    }
    let lines = try comparison(of: exercise, by: learner)
    let isEarly = !standing.hasPassed(exercise)
    let question = SolutionQuestion(
      exercise: exercise, state: standing.state(of: exercise),
      todo: try learner.openTODO(of: exercise) ?? 1)
    if isEarly, !anyway, try !question.isAnsweredYes() {
      return Screen.next(.command("switchboard hint \(exercise.name)"))
    }
    // Who cannot be noted, as on a read-only disk, may see it all the same.
    let note = Result { try learner.seeSolution(of: exercise) }
    try await present(lines)
    try note.get()
    if !isEarly, let next = standing.next(after: exercise.name) {
      Screen.next(next + [Span(".")])
    } else if isEarly {
      Screen.next(
        Span("close it, write it in your own words, "),
        .command("switchboard check \(exercise.name)"))
    }
  }

  /// What is asked for, as rows.
  private func comparison(of exercise: Exercise, by learner: Learner) throws -> [Line] {
    let theme = try colors.theme
    guard !other else { return try OtherAnswer(of: exercise).lines(in: place, theme) }
    return ComparisonPage(
      try learner.comparisonWithSolution(of: exercise),
      title: "\(exercise.name) · \(exercise.title) · your answer and the model's",
      profile: place, theme: theme
    ).lines
  }

  private var place: TerminalProfile { plain ? .plain : Screen.output }

  private func present(_ lines: [Line]) async throws {
    let text = place.render(lines)
    guard Screen.output.isTerminal, !plain, pager ?? Screen.isInteractive else {
      return Screen.write(text)
    }
    try await Pager(environment: ProcessInfo.processInfo.environment).show { $0(text) }
  }
}
