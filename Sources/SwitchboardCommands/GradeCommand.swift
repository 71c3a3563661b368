import ArgumentParser
import CourseModel
import Foundation
import Grading
import Reporting
import Synchronization
import Terminal

/// `switchboard grade PATH… --exercise NAME`
struct GradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "Grade submissions: one, or a folder of them.",
    discussion: """
      A folder that holds Swift files, or a Sources folder with some, is a submission; so is a \
      .swift file, a .zip, .7z, .tar (also .tar.gz, .tar.bz2, .tar.xz, .tar.zst), a git bundle or \
      a bare git repository (its HEAD). Any other folder is a folder of submissions, of all these \
      kinds mixed, as learning platforms export them. Where a folder could be both, say which: \
      --one or --batch. A submission is called as its file or folder; names that would be the \
      same get more of their paths, or a number, and characters that cannot be seen become \
      \u{FFFD}.

      The course that came with switchboard judges, unless --course names another: never one \
      that is found around the current folder, or in what was handed in. It is named in the \
      output and in each report.

      Files that were graded before get the same report again, at once. A batch that was killed \
      goes on where it was when it is started again, unless with --fresh; what could not be \
      judged is judged again. The JSON of one submission that was named is an object, of several \
      an array. In CSV, text that a spreadsheet would take for a formula has a ' before it.

      Example: switchboard grade submissions/ --exercise ColorPicker --output reports

      Exit codes: 0 all passed, 1 some did not, 2 some could not be judged.
      """)

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

  @Flag(help: "Take each folder that is named for one submission.")
  var one = false

  @Flag(help: "Take each folder that is named for a folder of submissions.")
  var batch = false

  @Flag(help: "Grade anew what was graded before.")
  var fresh = false

  @OptionGroup var reporter: ReporterOptions
  @OptionGroup var jobs: JobsOptions
  @OptionGroup var judge: JudgingCourse

  func validate() throws {
    if one, batch { throw ValidationError("--one and --batch exclude each other.") }
  }

  func run() async throws {
    let course = try judge.open(toGrade: paths)
    let exercise = try course.exercise(named: exercise)
    try SubmissionFolders.look(at: paths)
    let workbench = try Workbench(sandboxed: true)
    let grader = try workbench.grader(for: exercise)
    let folders = try SubmissionFolders(paths: paths, as: reading, reception: grader.reception)
    try await grader.prepare()
    let batch = try Batch(grader: grader, jobs: jobs.jobs, reusingReports: !fresh)
    let writer = try output.map { try ReportFolder(URL(filePath: $0)) }
    let tally = Mutex((graded: 0, open: 0))
    let writing = Mutex<(any Error)?>(nil)
    let reports = try await batch.grade(folders.items) { _, report in
      do {
        try writer?.write(report)
      } catch {
        writing.withLock { $0 = $0 ?? error }
      }
      let (graded, open) = tally.withLock { tally in
        tally.graded += 1
        if !report.passed { tally.open += 1 }
        return tally
      }
      Screen.progress("graded \(graded) of \(folders.items.count), \(open) not passed")
    } trouble: { name, error in
      // All that is known, for whoever grades: reports are read by students.
      Screen.endProgress()
      Screen.note("\(name): \(error)")
    }
    Screen.endProgress()
    show(reports, of: exercise, in: course, isOne: folders.isOne)
    if let error = writing.withLock({ $0 }) { throw error }  // the verdicts are shown all the same
    if reporter.format == nil { showNext(reports) }
    throw reports.exitCode
  }

  private var reading: SubmissionFolders.Reading { one ? .one : batch ? .batch : .plain }

  private func show(
    _ reports: [Report], of exercise: Exercise, in course: Course, isOne: Bool
  ) {
    let judged = "judged by the course '\(course.name)' (\(course.title)) in \(course.folder.path)"
    if let format = reporter.format {
      Screen.note(judged)
      return Screen.write(format.document(of: reports, asArray: !isOne))
    }
    let title = Line("\(exercise.name) · \(exercise.title)", style: Style(bold: true))
    Screen.show([title, Line(judged), Line()])
    Screen.show(GradeTable(reports, profile: Screen.table).lines + [Line()])
  }

  private func showNext(_ reports: [Report]) {
    if reports.contains(where: { $0.status == .errored }) {
      Screen.next(Span("repair what the table says, then the same command again grades those."))
    } else if let output {
      Screen.next(Span("read the reports in "), .command(output))
    } else {
      Screen.next(
        .command("--output DIR"), Span(" keeps a report of each, "),
        .command("--reporter csv"), Span(" makes a table for a spreadsheet."))
    }
  }
}
