import ArgumentParser
import CourseModel
import Foundation
import Grading
import Reporting
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

      Whatever lies in a folder of submissions has a row, but for hidden files and what computers \
      leave behind. What looks like a whole class is never judged as one: name the folder that \
      holds the students' folders, or say --one.

      Files that were graded before get the same verdict again, at once, in the words and for the \
      points that the exercise has now. A batch that was stopped goes on where it was when it is \
      started again; what could not be judged is judged again. When the same command writes into \
      the same --output, reports of submissions that are gone are moved to its folder 'removed'.

      The JSON of one submission that was named is an object, of several an array. In CSV, text \
      that a spreadsheet would take for a formula has a ' before it; 'excel' is CSV with a byte \
      order mark, without which Excel shows wrong letters, and which some other programs take for \
      a part of the first column's name.

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

  @Flag(help: "Take each path that is named for one submission.")
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
    let desk = GradeDesk(of: folders.items.count, into: try output.map(reportFolder))
    let reports: [Report]
    do throws(GradingError) {
      reports = try await batch.grade(folders.items, progress: desk.take, trouble: desk.note)
    } catch .execution(.cancelled) {
      Screen.endProgress()
      if reporter.format == nil { try show(desk.reports, of: exercise, in: course, isOne: false) }
      throw InterruptedBatch(
        graded: desk.reports.count, count: folders.items.count, isFresh: fresh)
    }
    Screen.endProgress()
    try show(reports, of: exercise, in: course, isOne: folders.isOne)
    if !folders.ignored.isEmpty {
      Screen.note("not looked at: \(folders.ignored.joined(separator: ", "))")
    }
    try desk.close()  // the verdicts are shown all the same
    if reporter.format == nil { showNext(reports) }
    throw reports.exitCode
  }

  /// The folder for the reports of this command: the same paths, for the same exercise.
  private func reportFolder(_ path: String) throws -> ReportFolder {
    let named = paths.map { URL(filePath: $0).standardizedFileURL.path }
    return try ReportFolder(
      URL(filePath: path), for: ([exercise] + named).joined(separator: "\n"))
  }

  private var reading: SubmissionFolders.Reading { one ? .one : batch ? .batch : .plain }

  private func show(
    _ reports: [Report], of exercise: Exercise, in course: Course, isOne: Bool
  ) throws {
    let judged = "judged by the course '\(course.name)' (\(course.title)) in \(course.folder.path)"
    if let format = reporter.format {
      Screen.note(judged)
      return Screen.write(try format.document(of: reports, asArray: !isOne))
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
        .command("--reporter csv"), Span(" (Excel: "), .command("excel"),
        Span(") makes a table for a spreadsheet."))
    }
  }
}
