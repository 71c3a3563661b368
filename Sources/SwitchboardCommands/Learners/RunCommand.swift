import ArgumentParser
import CourseModel
import Foundation
import Grading
import Learning
import Reporting
import Terminal
import Threads
import Typesetting
import Workspaces

/// `switchboard run [EXERCISE]`, `switchboard run --lesson NAME [PROGRAM]`
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run your code, or a lesson's program, without judging it: what does it print?",
    discussion: """
      Your code is run by the statements of Play.swift, beside the exercise's Sources. The first \
      time, that file is made for you.

      With --lesson, a program of that lesson is run. In a workspace it is first copied to \
      Lessons/NAME, where you may change it: it is your copy that is run, and it stays as it is.

      Examples: switchboard run ColorPicker
                switchboard run --lesson who-owns-whom evening.swift

      Exit codes: 0 it ran to its end, 1 it did not, 2 it could not be run.
      """)

  @Argument(
    help: "The exercise's name (default: the current one); with --lesson, the program's.",
    completion: .exercises)
  var exercise: String?

  @Option(
    help: ArgumentHelp("Run a program of this lesson.", valueName: "name"),
    completion: .custom { _, _, _ in lessonNames() })
  var lesson: String?

  @Flag(help: "Run your own code without the sandbox.")
  var noSandbox = false

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run() async throws {
    if let lesson { return try await runProgram(ofLesson: lesson) }
    let learner = try options.openLearner()
    let exercise = try options.exercise(named: exercise, of: learner)
    let play = try learner.play(for: exercise)
    if play.isNew { Screen.note("\(play.url.path) is new: write there what is to be run.") }
    if let remark = try learner.remark(onModulesOf: exercise) { Screen.note(remark) }
    let submission = try learner.submission(for: exercise)
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

  private func runProgram(ofLesson name: String) async throws {
    let lesson = try options.openCourse().lesson(named: name)
    let programs = PagePrograms(in: try MarkdownDocument(parsing: lesson.body))
    guard let program = try programs.choose(exercise, of: lesson) else {
      return Screen.show(
        programs.all.map { program in
          Line([.command("switchboard run --lesson \(lesson.name) \(program.name)")])
        })
    }
    let stage = PageStage(
      workspace: try options.findWorkspace(), isSandboxed: !noSandbox, isQuiet: false)
    let performance = try await showingThatItWorks(on: "running \(program.name)") {
      try await onThread { try stage.perform(program, of: lesson) }.get()
    }
    if let remark = performance.remark { Screen.note(remark) }
    let page = performance.page(in: Screen.output, theme: try colors.theme)
    Screen.show(page.lines)
    guard page.isFinished else { throw Failure.notPassed }
  }
}

extension PagePrograms {
  /// The program that somebody names; the only one, if nobody does; nil if there are several.
  ///
  /// - Throws: `UsageError` if there is none, or none of that name.
  fileprivate func choose(_ name: String?, of lesson: Lesson) throws(UsageError) -> Program? {
    guard !all.isEmpty else { throw UsageError("the lesson \(lesson.name) has no whole program") }
    guard let name else { return all.count == 1 ? all.first : nil }
    if let program = all.first(where: { [name, "\(name).swift"].contains($0.name) }) {
      return program
    }
    throw UsageError(
      "the lesson \(lesson.name) has no program '\(name)': "
        + suggestion(instead: name, among: all.map(\.name), called: "its programs"))
  }
}
