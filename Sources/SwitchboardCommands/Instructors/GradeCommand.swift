import ArgumentParser
import Foundation
import Grading

/// `switchboard grade PATH… --exercise NAME`
struct GradeCommand: SwitchboardCommand {
  @Argument(
    help: ArgumentHelp(
      "A submission, a folder of submissions, or an exported class.", valueName: "path"),
    completion: .directory)
  var paths: [String]

  @OptionGroup var task: ClassOptions

  @Option(
    help: ArgumentHelp("Write a JSON report for each submission to this folder.", valueName: "dir"),
    completion: .directory)
  var output: String?

  @OptionGroup var tables: GradebookOptions
  @OptionGroup var again: RegradingOptions
  @OptionGroup var pages: PageOptions

  @Flag(help: "Treat each path as one submission.")
  var one = false

  @Flag(help: "Treat each folder or archive as a class.")
  var batch = false

  @Flag(help: "Ignore cached verdicts, and judge everything again.")
  var fresh = false

  @Flag(
    help:
      "Reject submissions that use something no right answer needs, instead of only listing them."
  )
  var strict = false

  @Flag(
    help:
      "Judge without a sandbox if there is none: only on a machine that you discard afterwards."
  )
  var unconfined = false

  @Option(
    help: ArgumentHelp(
      "Judge only this part of the class, such as 3/20, into the cache, for a later 'grade'.",
      valueName: "i/n"))
  var shard: String?

  @Flag(
    help:
      "Add the conversation of the first failed check, which reveals checks, to JSON and feedback.")
  var conversations = false

  @OptionGroup var reporter: ReporterOptions
  @OptionGroup var jobs: JobsOptions
  @OptionGroup var judge: JudgingCourse

  func run(in context: Context) async throws {
    let graded = try await task.task(toGrade: paths, by: judge, in: context)
    let (assignment, exercises) = (graded.assignment, graded.exercises)
    let roster = try task.roster(in: context)
    let again = try again.files(in: context, exercises, for: reporter)
    let gradebook = try tables.gradebook(in: context, assignment, exercises)
    try SubmissionSelection.look(at: paths, seenFrom: context.folder)
    let machine = try Machine(forSubmissionsIn: context, unconfined: unconfined)
    let graders = try Grader.all(for: exercises, of: graded.course, in: machine)
    let submissions = try select(
      in: context, graders[0].receiver, assignment, exercises, for: gradebook)
    try verifyPlaces(in: context, submissions, gradebook)
    if let shard {
      throw try await ShardJudge(
        shard: Shard(typed: shard), isFresh: fresh, jobs: jobs.jobs, screen: context.screen
      ).judge(submissions, by: graders)
    }
    let presenter = GradePresenter(
      assignment: graded.isAssignment ? assignment : nil, exercises: exercises,
      judged: graded.judged, format: reporter.format, output: output, roster: roster, again: again,
      gradebook: gradebook, hearing: hearing(exercises[0], machine, graders[0].receiver),
      pages: try pages.pages(of: paths, in: context, machine, jobs: jobs.jobs),
      environment: context.environment, screen: context.screen)
    throw try await presenter.grade(
      submissions, by: graders, jobs: jobs.jobs, isFresh: fresh,
      flagging: strict ? .refused : .shown, into: reportPlace(in: context))
  }
}
