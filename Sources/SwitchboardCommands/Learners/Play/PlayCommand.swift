import ArgumentParser
import Grading
import Messages
import Practising

/// `switchboard play [EXERCISE]`
struct PlayCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Use what you have written: its screen, and what its objects say to each other.",
    discussion: """
      Your code is put on a screen by the exercise's Demo.swift, and runs confined as in a check. \
      Nothing is judged. It works from the first minute: with the untouched stub, a button is there \
      and nobody hears it.

      --events does without a screen: it prints the conversation and the screen after each event. \
      Events are separated by semicolons: tap NAME, slide NAME NUMBER, flip NAME, type NAME TEXT, \
      erase NAME, focus NAME, leave, select [NAME] ROW, scroll NAME NUMBER, top NAME, back, \
      turn landscapeLeft, wait SECONDS, background, foreground.

      Example: switchboard play ColorPicker --events 'tap "Text colour"; slide red 0.8; tap Done'

      Exit codes: 0 it ran to its end, 1 it did not, or an event was impossible, 2 it could not be \
      run.
      """)

  @Argument(help: "The exercise's name (default: the current one).", completion: .exercises)
  var exercise: String?

  @Option(help: ArgumentHelp("Perform these events, and print what follows.", valueName: "events"))
  var events: String?

  @Option(
    help: ArgumentHelp("Write the events down, as --events reads them.", valueName: "file"),
    completion: .file())
  var record: String?

  @Flag(help: "Run your own code without the sandbox.")
  var noSandbox = false

  @OptionGroup var options: CourseOptions

  func validate() throws {
    let longest = DemoRun.eventBytes
    guard DemoEvents.split(events ?? "").allSatisfy({ $0.utf8.count <= longest }) else {
      throw ValidationError(
        Message("An event has at most \(longest, "bytes") bytes: make several of it."))
    }
  }

  func run(in context: Context) async throws {
    let learner = try options.openLearner(in: context)
    let session = PlaySession(
      learner: learner,
      exercise: try options.exercise(named: exercise, of: learner, in: context),
      context: context, isSandboxed: !noSandbox, recordFile: record)
    let events = DemoEvents.split(events ?? "")
    try session.record(events)
    if self.events == nil, let place = ReaderTerminal(in: context) {
      return try await session.play(events, on: place).verify()
    }
    try await session.perform(events)
  }
}
