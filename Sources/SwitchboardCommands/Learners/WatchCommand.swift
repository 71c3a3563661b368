import ArgumentParser
import CourseModel
import Foundation
import Messages
import Terminal

/// `switchboard watch [EXERCISE]`
struct WatchCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Practise: every save is judged before you look up (default: the current exercise).",
    discussion: """
      On a terminal this opens the learner's loop, as 'switchboard' alone does in a workspace: '?' \
      shows its keys, 'q' leaves it. With ACCESSIBLE set, or where there is no terminal, it prints \
      sentences instead, one verdict for each change, until Ctrl-C.

      Example: switchboard watch ColorPicker --advance
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @Flag(help: "Go to the next exercise by itself when one passes.")
  var advance = false

  @Flag(help: "Run your own code without the sandbox.")
  var noSandbox = false

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let learner = try options.openLearner(in: context)
    let exercise = try options.exercise(named: exercise, of: learner, in: context)
    let session = PracticeSession(
      learner: learner, context: context, isSandboxed: !noSandbox,
      theme: try colors.theme(in: context), advances: advance)
    let place = ReaderTerminal(in: context)
    try await session.practise(from: exercise.name, on: place).verify()
    guard place != nil else { return }
    let standing = try learner.standing()
    context.screen.show(standing.done)
    context.screen.show(Message("All is saved."))
    guard standing.current == nil else {
      return context.screen.next(
        Message("\(span: "command")  goes on where you are."), ["command": "switchboard"])
    }
    NextStep(course: learner.course, standing: standing, screen: context.screen)
      .show(after: exercise.name)
  }
}
