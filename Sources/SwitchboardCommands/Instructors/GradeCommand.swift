import ArgumentParser
import Foundation
import Grading

/// `switchboard grade PATH… --exercise NAME`
struct GradeCommand: SwitchboardCommand {
  @Argument(
    help: ArgumentHelp("Submissions, folders of them, or an exported class.", valueName: "path"),
    completion: .directory)
  var paths: [String]

  @OptionGroup var task: ClassOptions

  @Option(
    help: ArgumentHelp("Write one JSON report a submission into this folder.", valueName: "dir"),
    completion: .directory)
  var output: String?

  @OptionGroup var tables: GradebookOptions
  @OptionGroup var again: RegradingOptions
  @OptionGroup var pages: PageOptions

  @Flag(help: "Take each path that is named for one submission.")
  var one = false

  @Flag(help: "Take each folder or archive that is named for a class.")
  var batch = false

  @Flag(help: "Grade anew what was graded before.")
  var fresh = false

  @Flag(
    help:
      "Reject submissions that use something that no right answer needs, instead of only listing them."
  )
  var strict = false

  @Flag(
    help:
      "Judge without confinement if this machine has none: only where it is thrown away afterwards."
  )
  var unconfined = false

  @Option(
    help: ArgumentHelp(
      "Only judge a part of the class, such as 3/20, into the cache, for a 'grade' that follows.",
      valueName: "i/n"))
  var shard: String?

  @Flag(help: "Add to JSON what objects said in the first check that failed.")
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
    let submissions = try select(
      in: context, machine, assignment, exercises, for: gradebook)
    let graders = try Grader.all(for: exercises, in: machine)
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
