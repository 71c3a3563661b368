import ArgumentParser
import Grading
import Messages
import FullScreen
import Typesetting

/// `switchboard play [EXERCISE]`
struct PlayCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Use your own objects on a screen, and see what they say to each other.",
    discussion: """
      The exercise's Demo.swift puts your code on a screen, in the same sandbox as a check. \
      Nothing is judged. It works with the untouched stub, too: you can press the button, but no \
      object responds.

      --events needs no terminal: it prints the conversation and the screen after each event. \
      Separate events by semicolons: tap NAME, slide NAME NUMBER, flip NAME, type NAME TEXT, erase \
      NAME, focus NAME, leave, select [NAME] ROW, scroll NAME NUMBER, top NAME, back, turn \
      landscapeLeft, wait SECONDS, background, foreground.

      Examples: switchboard play ColorPicker --events 'tap "Text colour"; tap Done'
                switchboard play --lesson three-pieces night.swift

      Exit codes: 0 the program finished, 1 it did not, or an event was impossible, 2 it could not \
      be run.
      """)

  @Argument(
    help: "The exercise's name (default: the current one); with --lesson, the program's.",
    completion: .exercises)
  var exercise: String?

  @Option(
    help: ArgumentHelp("Play a program from this lesson.", valueName: "name"), completion: .lessons)
  var lesson: String?

  @Option(help: ArgumentHelp("Perform these events, and print what happens.", valueName: "events"))
  var events: String?

  @Option(
    help: ArgumentHelp(
      "Record the events in this file, in the form that --events reads.", valueName: "file"),
    completion: .file())
  var record: String?

  @Flag(help: "Run your own code without the sandbox.")
  var noSandbox = false

  @OptionGroup var options: CourseOptions

  func validate() throws {
    let longest = DemoRun.eventBytes
    guard DemoEvents.split(events ?? "").allSatisfy({ $0.utf8.count <= longest }) else {
      throw ValidationError(
        Message("An event has at most \(longest, "bytes") bytes: split it into several."))
    }
  }

  func run(in context: Context) async throws {
    let session = try session(in: context)
    let events = DemoEvents.split(events ?? "")
    try session.record(events)
    if self.events == nil, let place = ReaderTerminal(in: context) {
      return try await session.play(events, on: place).verify()
    }
    try await session.perform(events)
  }

  private func session(in context: Context) throws -> PlaySession {
    if let lesson {
      let lesson = try options.openCourse(in: context).lesson(named: lesson)
      let programs = PagePrograms(in: try MarkdownDocument(parsing: lesson.body))
      let playable = programs.all.filter { PagePrograms.hasScreen($0.source) }
      let only = playable.count == 1 && exercise == nil ? playable.first : nil
      guard let program = try only ?? programs.choose(exercise, of: lesson) else {
        throw UsageError(
          // Translators: Which program of a lesson is to be played; names follow.
          Message("which program? \(playable.map(\.name).joined(separator: ", "), "programs")"))
      }
      return try PlaySession(
        of: program, in: lesson, copiedTo: options.findWorkspace(in: context), in: context,
        isSandboxed: !noSandbox, recordFile: record)
    }
    let learner = try options.openLearner(in: context)
    return try PlaySession(
      of: options.exercise(named: exercise, of: learner, in: context), by: learner, in: context,
      isSandboxed: !noSandbox, recordFile: record)
  }
}
