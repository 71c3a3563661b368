import ArgumentParser
import Messages

/// `switchboard attempts [EXERCISE] [NUMBER]`
struct AttemptsCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "attempts",
    abstract: "List what you have tried, show what you had at one attempt, or put it back.",
    discussion: """
      Every text that was judged is kept. With a number, what you had then is shown as a \
      difference against your files now; with --restore, it becomes your files, and 'switchboard \
      undo' brings back what was there. Without a name it is the current exercise's.

      Examples: switchboard attempts ColorPicker 3
                switchboard attempts ColorPicker --restore 3
      """)

  @Argument(
    help: ArgumentHelp("The exercise's name, an attempt's number, or both.", valueName: "exercise"),
    completion: .exercises)
  var words: [String] = []

  @Option(
    help: ArgumentHelp("Put back what you had at this attempt.", valueName: "number"))
  var restore: Int?

  @Flag(help: "Print JSON; with a number, with the files that were judged.")
  var json = false

  @OptionGroup var options: CourseOptions

  private var names: [String] { words.filter { Int($0) == nil } }
  private var numbers: [Int] { words.compactMap { Int($0) } }

  func validate() throws {
    guard names.count <= 1, numbers.count <= 1 else {
      throw ValidationError(Message("Name one exercise and one attempt at most."))
    }
    guard restore == nil || (numbers.isEmpty && !json) else {
      throw ValidationError(Message("--restore takes one attempt, and prints no JSON."))
    }
  }

  func run(in context: Context) async throws {
    let learner = try options.openLearner(in: context)
    let exercise = try options.exercise(named: names.first, of: learner, in: context)
    let attempts = AttemptsPresenter(
      record: try learner.attempts(at: exercise), screen: context.screen)
    switch (restore, numbers.first, json) {
    case (let number?, _, _): try attempts.putBack(number)
    case (nil, let number?, true): try attempts.write(number)
    case (nil, let number?, false): try attempts.show(number)
    case (nil, nil, true): try attempts.write()
    case (nil, nil, false): attempts.list()
    }
  }
}
