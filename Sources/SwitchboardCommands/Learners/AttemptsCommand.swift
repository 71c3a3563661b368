import ArgumentParser
import Messages

/// `switchboard attempts [EXERCISE] [NUMBER]`
struct AttemptsCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "attempts",
    abstract: "List your attempts, show the code of one, or restore it.",
    discussion: """
      Switchboard keeps every version of your code that it judged. With a number, attempts shows \
      how your files differ from that version. --restore replaces your files with it; 'switchboard \
      undo' brings them back.

      Examples: switchboard attempts ColorPicker 3
                switchboard attempts ColorPicker --restore 3
      """)

  @Argument(
    help: ArgumentHelp("The exercise's name, an attempt's number, or both.", valueName: "exercise"),
    completion: .exercises)
  var words: [String] = []

  @Option(
    help: ArgumentHelp("Restore your code as it was at this attempt.", valueName: "number"))
  var restore: Int?

  @Flag(help: "Print JSON; with a number, include the files that were judged.")
  var json = false

  @OptionGroup var options: CourseOptions

  private var names: [String] { words.filter { Int($0) == nil } }
  private var numbers: [Int] { words.compactMap { Int($0) } }

  func validate() throws {
    guard names.count <= 1, numbers.count <= 1 else {
      throw ValidationError(Message("Name at most one exercise and one attempt."))
    }
    guard restore == nil || (numbers.isEmpty && !json) else {
      throw ValidationError(Message("--restore takes one attempt, and cannot be used with --json."))
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
