import ArgumentParser
import CourseModel
import Foundation
import Messages
import Terminal

/// `switchboard watch [EXERCISE]`
struct WatchCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Practise: get a verdict at every save (default: the current exercise).",
    discussion: """
      On a terminal, watch opens the practice loop: '?' lists the keys, 'q' quits. Without a \
      terminal, or if ACCESSIBLE is set, it prints a verdict in sentences after each change, until \
      you press Ctrl-C.

      Example: switchboard watch ColorPicker --advance
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @Flag(help: "When an exercise passes, go on to the next one.")
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
    context.screen.show(standing.done(at: standing.opened?.exercise))
    context.screen.show(Message("Everything is saved."))
    guard standing.current.map(standing.hasPassed) ?? true else {
      return context.screen.next(
        Message("\(span: "command")  continues where you are."), ["command": "switchboard"])
    }
    NextStep(course: learner.course, standing: standing, screen: context.screen)
      .show(after: standing.current?.name ?? exercise.name)
  }
}
