import ArgumentParser
import CourseModel
import Foundation
import Grading
import Reporting
import Terminal
import Workspaces

/// `switchboard run [EXERCISE]`
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run your code without judging it: what does it print?",
    discussion: """
      Your code is run by the statements of Play.swift, beside the exercise's Sources. The first \
      time, that file is made for you.

      Example: switchboard run ColorPicker

      Exit codes: 0 it ran to its end, 1 it did not, 2 it could not be run.
      """)

  @Argument(help: "The exercise's name (default: the current one).", completion: .exercises)
  var exercise: String?

  @Flag(help: "Run your own code without the sandbox.")
  var noSandbox = false

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run() async throws {
    let workspace = try options.openWorkspace()
    let course = try options.openCourse(of: workspace)
    let exercise = try options.exercise(named: exercise, in: course, workspace)
    let play = try workspace.play(for: exercise)
    if play.isNew { Screen.note("\(play.url.path) is new: write there what is to be run.") }
    let submission = try workspace.submission(for: exercise)
    let workbench = try Workbench(sandboxed: !noSandbox)
    let outcome = try await showingThatItWorks(on: "running \(exercise.name)") {
      try await workbench.grader(for: exercise).rehearse(submission, with: play.file)
    }
    let page = RehearsalPage(
      outcome, exercise: exercise, files: submission.files + [play.file], profile: Screen.output,
      theme: try colors.theme)
    Screen.show(page.lines)
    guard page.isFinished else { throw Failure.notPassed }
  }
}
