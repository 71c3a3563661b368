import Messages
import ArgumentParser
import CourseModel
import Foundation
import Grading
import Reporting

extension GradeCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "Grade a submission, a folder of submissions, or a class that a platform exported.",
    discussion: """
      grade compiles each submission, runs an exercise's checks on it in a sandbox, and prints a \
      row for each student. docs/instructors.md has the details.

      A submission is a folder with Swift files or with Sources, a Swift file, an archive (zip, \
      7z, tar), a git bundle or a bare repository. Any other folder is a class, in any layout; so \
      is an export from \(Platform.titles). \
      If a path could be either, grade asks for --one or --batch.

      Every entry has a row, even if it cannot be read; --roster adds students who handed in \
      nothing. By default, only the last attempt counts. A submission that cannot be judged or read \
      has no points, which is not zero. Files that a student did not hand in are the stub's.

      The installed course does the judging, or --course: never one around the current folder or \
      inside the submissions.

      After an interruption, the same command continues. If only messages or points have changed, \
      nothing runs again. --compare may name the folder that --output replaces.

      With --shard, each task of a cluster judges a part of the class into the same \
      SWITCHBOARD_CACHE, without grades. The same command without --shard then grades \
      (docs/cluster.md).

      Examples: switchboard grade class/ --exercise ColorPicker --output reports
                switchboard grade class.zip --exercise ColorPicker --gradebook g.csv

      Exit codes: 0 all passed, 1 some did not, 2 some could not be judged, 3 a grade fell \
      (--compare), 4 some could not be read and have no grade by hand; of several, 2 comes first, \
      then 3, then 4. With --shard, or a format for one submission, 0 means that everything was \
      judged.
      """)

  func validate() throws {
    try task.validate(with: paths)
    if one, batch {
      throw ValidationError(Message("--one and --batch cannot be used together."))
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
    in context: Context, _ receiver: SubmissionReceiver, _ assignment: ClassAssignment,
    _ exercises: [Exercise], for gradebook: GradebookFile?
  ) throws -> SubmissionSelection {
    let submissions = try SubmissionSelection(
      paths: paths, seenFrom: context.folder, as: reading, from: task.from,
      expecting: Platform.allCases.first { $0.title == gradebook?.gradebook.platform },
      everyAttempt: assignment.attempts == .best, ofOne: reporter.format?.isOfOne == true,
      receiver: receiver)
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
      let others = ReportFormat.allCases.filter { !$0.isOfOne }.map(\.rawValue)
      throw UsageError(
        Message(
          """
          --reporter \(format.rawValue, "format") shows one submission of one exercise; name one, \
          or use one of \(others.joined(separator: ", "), "formats")
          """))
    }
  }

  /// Throws if an option names a place among the submissions: the next run would take what is written
  /// there for a student's.
  func verifyPlaces(
    in context: Context, _ submissions: SubmissionSelection, _ gradebook: GradebookFile?
  ) throws(UsageError) {
    let places: [(option: String, typed: String?, isFolder: Bool)] = [
      ("--output", output, true), ("--feedback", pages.feedback, true),
      ("--report", pages.report, false), ("--gradebook-output", gradebook?.typed, false),
    ]
    let around = submissions.items.compactMap { item -> URL? in
      guard case .path(let url, _, _, _) = item else { return nil }
      return url.deletingLastPathComponent()
    }
    for (option, typed, isFolder) in places {
      guard let typed else { continue }
      let place = context.url(typed)
      let isAround = isFolder && around.contains { JudgingCourse.isSame(place, $0) }
      guard isAround || paths.contains(where: { JudgingCourse.lies(place, in: context.url($0)) })
      else { continue }
      throw UsageError(
        Message(
          """
          '\(typed, "path")' is among the submissions, and the next run would take what is written \
          there for a student's; name a place outside with \(option, "option")
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
