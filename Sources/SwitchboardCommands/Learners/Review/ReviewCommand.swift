import ArgumentParser
import CourseModel
import Foundation
import Messages
import Terminal

/// `switchboard review`
struct ReviewCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Answer two questions, of a minute each, about what you have passed.",
    discussion: """
      Somebody wrote a program that is wrong, as people often do: which check does it fail, or \
      which line does it? Or: what does a lesson's program print? What you know well is asked less often: after 1, 2, 4, 8 and 16 days \
      (Leitner's boxes). An empty line passes a question over. Nothing is counted against you.

      Answers are read line by line from standard input, also where that is no terminal.

      Example: switchboard review
      """)

  @Flag(help: "Run the programs of questions without the sandbox.")
  var noSandbox = false

  @Flag(help: .hidden)
  var thenBack = false

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let workspace = try options.openWorkspace(in: context)
    let course = try options.openCourse(of: workspace, in: context)
    let dialogue = ReviewDialogue(
      store: ReviewStore(
        exercises: try course.exercises(), lessons: try course.lessons(),
        progress: try ProgressStore(in: workspace)),
      host: PageProgramHost(in: context, isSandboxed: !noSandbox, isQuiet: false),
      theme: try colors.theme(in: context), context: context)
    if try !dialogue.ask() { context.screen.show(Message("Nothing is due now.")) }
    try dialogue.sayNext()
    if thenBack {
      context.screen.prompt(Message("Enter goes back to your exercise."))
      _ = context.screen.readLine()
    }
  }
}
