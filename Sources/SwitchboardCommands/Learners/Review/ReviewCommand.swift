import ArgumentParser
import CourseModel
import Foundation
import Messages
import Terminal

/// `switchboard review`
struct ReviewCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Answer two short questions about what you have passed.",
    discussion: """
      A question shows a program with a common mistake and asks which check it fails, or which \
      line is at fault. Or it asks what a lesson's program prints. After each right answer, the \
      next question on that subject comes later (Leitner's boxes). An empty line skips a question. \
      Nothing counts against you.

      review reads lines from standard input, even without a terminal.

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
