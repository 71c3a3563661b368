import ArgumentParser
import Authoring
import CourseModel
import Foundation
import Grading
import Reporting
import Terminal

/// `switchboard audit [EXERCISE…]`
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Prove exercises good (default: the whole course).",
    discussion: """
      Of every exercise the stub compiles and does not pass; the solution and its variants get full \
      marks; each mistake is answered with its own message; each check is failed by some mistake \
      alone. Of every lesson the programs compile and print what the page says, and the exercises \
      it names exist. Of every page the conversations can be drawn, the links lead to files of the \
      course, and no tag or star is left in the text. Every fact of a topic is covered. Prints what \
      is not so.

      Example: switchboard audit ColorPicker

      Exit codes: 0 all is well, 1 something is not, 2 something could not be judged.
      """)

  @Argument(
    help: ArgumentHelp("Names of exercises.", valueName: "exercise"), completion: .exercises)
  var exercises: [String] = []

  @Flag(help: "Run the programs without the sandbox.")
  var noSandbox = false

  @Flag(help: "Show which checks fail with which mistakes.")
  var matrix = false

  @OptionGroup var jobs: JobsOptions
  @OptionGroup var options: CourseOptions

  func run() async throws {
    let course = try options.openCourse()
    let all = try course.exercises()
    let chosen = try exercises.isEmpty ? all : exercises.map(course.exercise(named:))
    let workbench = try Workbench(sandboxed: !noSandbox)
    let texts = TextAudit(of: course, all)
    var problems = 0
    try await AuditRound(in: workbench.laboratory, jobs: jobs.jobs).audit(chosen) { index in
      Screen.progress("auditing \(chosen[index].name), \(index + 1) of \(chosen.count)")
    } ended: { exercise, outcome in
      let findings = try outcome.findings + texts.findings(of: exercise)
      Screen.endProgress()
      show(findings, of: exercise.name)
      if matrix { show(outcome.mistakes, of: exercise) }
      problems += findings.count
    }
    let lessonFindings =
      exercises.isEmpty
      ? try await texts.findingsOfLessons()
        + ListingAudit(in: workbench.laboratory, jobs: jobs.jobs)
        .findings(in: course.lessonPages(), of: course.folder.appending(path: "Lessons")) : []
    if exercises.isEmpty { show(lessonFindings, of: "Lessons") }
    problems += lessonFindings.count
    guard problems == 0 else {
      Screen.note("switchboard: \(problems) \(problems == 1 ? "thing is" : "things are") not so")
      throw Failure.notPassed
    }
  }

  private func show(_ mistakes: [Report], of exercise: Exercise) {
    let matrix = AuditMatrix(exercise, mistakes, profile: Screen.table)
    Screen.show([Line()] + matrix.lines + [Line()])
  }

  private func show(_ findings: [String], of name: String) {
    let isGood = findings.isEmpty
    let mark = Span(isGood ? "✓ " : "✗ ", style: Style(foreground: isGood ? .green : .red))
    Screen.show([Line([mark, Span(name, style: Style(bold: true))])])
    Screen.show(findings.flatMap { $0.split(separator: "\n").map { Line("    " + $0) } })
  }
}
