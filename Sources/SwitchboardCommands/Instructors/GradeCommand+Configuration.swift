import Messages
import ArgumentParser
import CourseModel
import Grading

extension GradeCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "Grade submissions: one, a folder of them, or a class that a platform has exported.",
    discussion: """
      What Moodle, Canvas, Gradescope, Blackboard, GitHub Classroom or Classroom 50 exports of a \
      class is known by its names, zipped or not; --from says it where they are too few. Each \
      report says who handed in, when, and at which attempt; only the last one counts.

      A folder that holds Swift files, or a Sources folder with some, is a submission; so is a \
      .swift file, a .zip, .7z, .tar (also .tar.gz, .tar.bz2, .tar.xz, .tar.zst), a git bundle or \
      a bare git repository (its HEAD). Any other folder is a folder of submissions, of all these \
      kinds mixed, in any layout. Where a folder could be both, say which: \
      --one or --batch. A submission is called as its file or folder; names that would be the \
      same get more of their paths, or a number, and characters that cannot be seen become \
      \u{FFFD}.

      The course that came with switchboard judges, unless --course names another: never one \
      that is found around the current folder, or in what was handed in. It is named in the \
      output and in each report.

      Whatever lies in a folder of submissions has a row, but for hidden files and what computers \
      leave behind. What looks like a whole class is never judged as one: name the folder that \
      holds the students' folders, say --batch for an archive of them, or --one. An archive of plain \
      folders is always asked about: one student's two folders look the same. --roster adds who \
      is missing, and the last line says what became of all entries.

      --gradebook writes a copy of the platform's own file, points scaled to what it gives at most: \
      of Moodle's worksheet all rows, of Canvas's and Blackboard's gradebooks those that have a grade. \
      What could not be judged changes nothing. --assignment takes a file that says which exercises \
      count how much, until when, and what lateness costs (docs/instructors.md, "An assignment").

      Files that were graded before get the same verdict again, at once, in the words and for the \
      points that the exercise has now. A batch that was stopped goes on where it was when it is \
      started again, and fills in no gradebook before it has come to its end; what could not be \
      judged is judged again. When the same command writes into the same --output, what the run \
      before said is kept in its folder 'runs', if anything differs.

      --compare shows what moved since such reports, what fell first; it may be the folder that \
      --output replaces. With --json, csv or excel the document is what moved. What cannot be judged \
      now is no fall, nor is a grade that you have set by hand.

      --adjust takes such grades out of a table with the columns student (a name, login, address or \
      number), points (or the word excused), comment and by, all of which are needed. They count in \
      the place of the grader's, for an assignment in the place of the whole; lateness takes \
      nothing off. With --output you are told when other files are handed in than a grade was set for.

      The JSON of one submission that was named is an object, of several an array. In CSV, text \
      that a spreadsheet would take for a formula has a ' before it; 'excel' is CSV with a byte \
      order mark, without which Excel shows wrong letters, and which some other programs take for \
      a part of the first column's name.

      With --conversations each JSON report has, as 'conversation', what objects said in the first \
      check that failed, or null. It shows what the checks' own objects are called and were told: \
      students who read it know the checks.

      --feedback writes what each student reads as a page and in Markdown, and for a class of \
      Moodle's or Canvas's an archive that it takes back: with --conversations, a drawing of them, too. \
      --report is a page for whoever teaches, which needs no network: points, checks, mistakes, \
      those who fail alike, times, and who is alike, which is never a verdict.

      --shard 3/20 judges the third of twenty equal parts of a class into the cache, and prints no \
      grades: a part for each task of a cluster, all with the same SWITCHBOARD_CACHE. The same \
      command without it then takes what is there, judges what is missing, and grades \
      (docs/cluster.md). Its exit code is 0 if all of its part were judged.

      The formats of one submission are what graders of platforms hand on; with them the exit code \
      is 0 whenever there is a verdict.

      Example: switchboard grade export.zip --exercise ColorPicker --gradebook worksheet.csv

      Exit codes: 0 all passed, 1 some did not, 2 some could not be judged, 3 with --compare: \
      somebody's grade fell (2 comes before it).
      """)

  func validate() throws {
    if one, batch {
      throw ValidationError(Message("--one and --batch exclude each other."))
    }
    if conversations, task.package.package != nil {
      throw ValidationError(
        Message(
          """
          --conversations is for exercises of a course: switchboard does not record a package's \
          tests.
          """))
    }
    if conversations, task.assignment != nil {
      throw ValidationError(
        Message(
          """
          --conversations is for one exercise: say --exercise NAME instead of --assignment.
          """))
    }
    if conversations, output == nil, pages.feedback == nil, reporter.format != .json {
      throw ValidationError(
        Message(
          """
          --conversations adds to JSON and to feedback: say --json, --output or --feedback as well.
          """))
    }
    if let shard {
      _ = try Shard(typed: shard)
      if task.package.package != nil {
        throw ValidationError(
          Message(
            """
            --shard is for exercises of a course: a package's class is graded on one machine.
            """))
      }
      if let option = optionOfGrades {
        throw ValidationError(
          Message(
            """
            --shard only judges: leave \(option, "option") to the 'grade' that follows, without \
            --shard.
            """))
      }
    }
  }

  /// The first option that was given and means nothing without grades.
  private var optionOfGrades: String? {
    [
      ("--output", output != nil), ("--gradebook", tables.gradebook != nil),
      ("--report", pages.report != nil), ("--feedback", pages.feedback != nil),
      ("--compare", again.compare != nil), ("--adjust", again.adjust != nil),
      ("--roster", task.roster != nil), ("--strict", strict),
      (reporter.json ? "--json" : "--reporter", reporter.format != nil),
    ].first { $0.1 }?.0
  }

  var reading: SubmissionSelection.Reading { one ? .one : batch ? .batch : .plain }

  /// The submissions, read as far as necessary to find their owners. Announces the class.
  func select(
    in context: Context, _ machine: Machine, _ assignment: ClassAssignment,
    _ exercises: [Exercise], for gradebook: GradebookFile?
  ) throws -> SubmissionSelection {
    let submissions = try SubmissionSelection(
      paths: paths, seenFrom: context.folder, as: reading, from: task.from,
      expecting: Platform.allCases.first { $0.title == gradebook?.gradebook.platform },
      everyAttempt: assignment.attempts == .best, ofOne: reporter.format?.isOfOne == true,
      receiver: machine.receiver(for: exercises[0]))
    submissions.announce(on: context.screen)
    try verifyRoom(for: submissions, exercises)
    return submissions
  }

  /// Throws if a format for one submission is used for several.
  func verifyRoom(
    for submissions: SubmissionSelection, _ exercises: [Exercise]
  ) throws(UsageError) {
    guard let format = reporter.format, format.isOfOne else { return }
    if submissions.items.count > 1 || exercises.count > 1 || task.roster != nil {
      throw UsageError(
        Message(
          """
          --reporter \(format.rawValue, "format") shows one submission of one exercise; name one, \
          or use json, junit, csv or github
          """))
    }
  }

  /// The place for reports; nil if none are wanted.
  func reportPlace(in context: Context) -> ReportPlace? {
    output.map {
      ReportPlace(
        folder: context.url($0), submissions: paths.map(context.url), time: context.now())
    }
  }

  /// Records the first failed checks; nil unless `--conversations` was given.
  func hearing(
    _ exercise: Exercise, _ machine: Machine, _ receiver: SubmissionReceiver
  ) -> ReportConversations? {
    guard conversations else { return nil }
    return ReportConversations(
      exercise: exercise, machine: machine, receiver: receiver, jobs: jobs.jobs)
  }
}
