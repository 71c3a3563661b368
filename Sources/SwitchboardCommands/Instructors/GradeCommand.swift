import ArgumentParser
import Foundation
import Grading

/// `switchboard grade PATH… --exercise NAME`
struct GradeCommand: SwitchboardCommand {
  @Argument(
    help: ArgumentHelp("Submissions, or folders of them.", valueName: "path"),
    completion: .directory)
  var paths: [String]

  @Option(
    help: ArgumentHelp("The exercise's name.", valueName: "name"), completion: .exercises)
  var exercise: String

  @Option(
    help: ArgumentHelp("Write one JSON report a submission into this folder.", valueName: "dir"),
    completion: .directory)
  var output: String?

  @Flag(help: "Take each path that is named for one submission.")
  var one = false

  @Flag(help: "Take each folder that is named for a folder of submissions.")
  var batch = false

  @Flag(help: "Grade anew what was graded before.")
  var fresh = false

  @Flag(help: "Add to JSON what objects said in the first check that failed.")
  var conversations = false

  @OptionGroup var reporter: ReporterOptions
  @OptionGroup var jobs: JobsOptions
  @OptionGroup var judge: JudgingCourse

  func run(in context: Context) async throws {
    let course = try judge.open(toGrade: paths, in: context)
    let exercise = try course.exercise(named: exercise)
    try SubmissionSelection.look(at: paths, seenFrom: context.folder)
    let machine = try Machine(in: context, sandboxed: true)
    let grader = try Grader(for: exercise, in: machine)
    let submissions = try SubmissionSelection(
      paths: paths, seenFrom: context.folder, as: reading, receiver: grader.receiver)
    try await grader.prepare()
    let presenter = GradePresenter(
      exercise: exercise, course: course, format: reporter.format, output: output,
      hearing: hearing(exercise, machine, grader.receiver), screen: context.screen)
    throw try await presenter.grade(
      submissions, by: Batch(grader: grader, on: .local(jobs.jobs), reusingReports: !fresh),
      into: output.map {
        try ReportFolder(context.url($0), of: exercise.name, paths.map(context.url))
      })
  }
}
