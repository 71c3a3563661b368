import ArgumentParser
import CourseModel
import Grading
import Messages
import Reporting
import Terminal

/// The output of `grade` for a class, or for one submission.
struct GradePresenter {
  /// The assignment from a file; nil for a single exercise.
  let assignment: ClassAssignment?
  /// Its exercises; at least one.
  let exercises: [Exercise]
  /// A sentence about the judging course or tests.
  let judged: Message
  /// A format for other programs; nil for a page for people.
  let format: ReportFormat?
  /// The folder for reports, as the user typed it.
  let output: String?
  /// The class list, if there is one.
  let roster: Roster?
  /// The earlier reports, and the grades set by hand.
  let again: RegradingFiles
  /// The gradebook to fill in, if any.
  let gradebook: GradebookFile?
  /// Records the first failed checks; nil unless requested.
  let hearing: ReportConversations?
  /// The pages to write; nil for none.
  let pages: ClassPages?
  let environment: [String: String]
  let screen: Screen

  /// Grades, shows the progress, and then the results.
  ///
  /// - Parameters:
  ///   - graders: One for each exercise, in their order.
  ///   - jobs: The number of submissions judged at the same time.
  /// - Returns: The exit code.
  /// - Throws: `InterruptedBatch` if the user has stopped it, after showing the part that was
  ///   graded.
  func grade(
    _ submissions: SubmissionSelection, by graders: [Grader], jobs: Int,
    isFresh: Bool, flagging: Grader.Flagging, into place: ReportPlace?
  ) async throws -> ExitCode {
    let attendance = ClassAttendance(of: submissions, on: roster, gradebook?.gradebook)
    let dates = DueDates(
      counted, for: attendance.items.map { ($0.name, $0.delivery) },
      listed: attendance.missing + (gradebook?.gradebook.students ?? []))
    try dates.verify()
    let work = Work(
      attendance: attendance, adjusted: try adjusted(attendance), jobs: jobs,
      isFresh: isFresh, flagging: flagging,
      reports: try place?.open(
        for: exercises.map(\.name), of: attendance.items.map(\.name)))
    var reports: [[Report]] = []
    var failure: (any Error)?
    var heard: [HeardConversation?]?
    for index in exercises.indices {
      let done = try await grade(index, by: graders[index], work, after: reports)
      reports.append(done.reports)
      heard = done.heard
      failure = failure ?? done.failure
    }
    let grades = work.adjusted.applied(to: counted.grades(reports))
    let regrade = again.former.map {
      Regrade(from: $0.reports, $0.grades.grades, to: grades, of: counted)
    }
    try show(
      reports, grades, regrade, heard?.map { $0?.document }, inArray: !submissions.isOne)
    sayTimes(counted, dates, reports)
    try sayWhatIsLeft(of: submissions, attendance, reports, grades)
    if let failure { throw failure }  // the verdicts are already shown
    try sayWhatIsKept(
      of: grades, named: reports.flatMap { $0.map(\.submission) }, work.reports, work.adjusted)
    try gradebook?.write(grades, on: screen)
    let graded = GradedClass(
      assignment: counted, exercises: exercises, receivers: graders.map(\.receiver),
      items: attendance.items, reports: reports, heard: heard, grades: grades)
    try await pages?.write(graded, for: assignment)
    if format == nil { showNext(reports.flatMap(\.self)) }
    return exitCode(of: reports.flatMap(\.self), grades, regrade)
  }

  /// Where all reports are: the folder, or the option that would keep them.
  var reportPlace: String { output ?? "--output DIR" }

  /// The assignment, or one with a single exercise.
  private var counted: ClassAssignment { assignment ?? ClassAssignment(of: exercises[0]) }

  /// The grades set by hand for these people, read before anything is graded.
  private func adjusted(_ attendance: ClassAttendance) throws(GradebookError) -> AdjustedClass {
    let missing = attendance.missing(exercises[0]).map { ($0.submission, $0.delivery) }
    return try AdjustedClass(
      again.adjustments, on: attendance.items.map { ($0.name, $0.delivery) } + missing,
      of: counted.maxPoints(exercises))
  }

  /// The inputs that are the same for each exercise.
  private struct Work {
    let attendance: ClassAttendance
    let adjusted: AdjustedClass
    let jobs: Int
    let isFresh: Bool
    let flagging: Grader.Flagging
    let reports: OpenReports?
  }

  /// The results of one exercise.
  private struct Done {
    let reports: [Report]
    let heard: [HeardConversation?]?
    /// The reason why reports could not be written.
    let failure: (any Error)?
  }

  private func grade(
    _ index: Int, by grader: Grader, _ work: Work, after earlier: [[Report]]
  ) async throws -> Done {
    try await grader.prepare()
    let items = work.attendance.items
    let batch = try Batch(
      grader: grader, jobs: work.jobs, reusingReports: !work.isFresh,
      flagging: work.flagging)
    let folder = try work.reports?.folder(index)
    let before = earlier.flatMap { $0.filter { $0.status != .missing } }
    let progress = BatchProgress(of: items.count * exercises.count, after: before)
    let collector = ReportCollector(progress, into: folder, on: screen)
    // For an assignment, grades set by hand apply to the total, not to a single exercise.
    let adjusted = assignment == nil ? work.adjusted : nil
    let mark: @Sendable (Report) -> Report = { report in
      var report = report
      report.adjustment = adjusted?.adjustment(of: report.submission)
      return report
    }
    let reports: [Report]
    do {
      reports = try await collector.collect(items, of: batch, mark: mark)
    } catch let stopped as InterruptedBatch {
      showPart(collector.reports, of: items.count, exercises[index])
      throw stopped
    }
    let heard = await hearing?.heard(of: items, reports)
    if let heard { collector.add(heard.map { $0?.document }, to: reports) }
    let missing = work.attendance.missing(exercises[index]).map(mark)
    missing.forEach(collector.keep)
    do {
      let gone = try collector.close()
      if let former = work.reports?.former, let output, !gone.isEmpty {
        // Translators: Names of files of reports; the folder is as one would type it.
        screen.note(
          Message(
            """
            moved to \("\(output)/\(FormerRun.folderName)/\(former.name.text)", "folder"), since \
            their submissions are gone: \(gone.joined(separator: ", "), "reports")
            """))
      }
      return Done(reports: reports + missing, heard: heard, failure: nil)
    } catch {
      return Done(reports: reports + missing, heard: heard, failure: error)
    }
  }

  /// The exit code. A platform's harness reads the verdict from the document, and takes any code
  /// except 0 for a broken grader.
  private func exitCode(
    of reports: [Report], _ grades: [StudentGrade], _ regrade: Regrade?
  ) -> ExitCode {
    let code = reports.exitCode
    if code != ExitCode.cannotJudge, regrade?.hasFallen == true { return ExitCode.fell }
    guard format?.isOfOne != true else { return code == ExitCode.notPassed ? .success : code }
    let isUnread = grades.contains { $0.isUnread && $0.adjustment == nil }
    return code == ExitCode.notPassed && isUnread ? ExitCode.notRead : code
  }

  private func show(
    _ reports: [[Report]], _ grades: [StudentGrade], _ regrade: Regrade?,
    _ conversations: [ConversationDocument?]?, inArray: Bool
  ) throws {
    if let format {
      screen.note(judged)
      if let guarantee = exercises[0].guarantee { screen.note(.guarantee(guarantee)) }
      if let document = try regrade?.document(format, since: again.former) {
        return screen.write(document)
      }
      let sheet = assignment.map { GradeSheet(of: $0, grades) }
      if let document = try sheet?.document(format) { return screen.write(document) }
      return screen.write(
        try format.document(
          of: reports.flatMap(\.self), asArray: inArray, conversations: conversations,
          tests: format.tests(of: exercises), environment: environment))
    }
    showHeading(assignment?.title ?? "\(exercises[0].name) · \(exercises[0].title)")
    let table = assignment.map {
      AssignmentTable($0, grades, reportsIn: reportPlace, profile: screen.table)
    }
    let rows = table?.lines ?? GradeTable(reports.flatMap(\.self), profile: screen.table).lines
    screen.show(rows + [Line()])
    showAdjusted(grades)
    if let reasons = table?.reasons, !reasons.isEmpty { screen.show(reasons + [Line()]) }
    if let regrade, let former = again.former { show(regrade, since: former.typed) }
  }

  /// Shows the results up to the user's interruption, without a table of grades or a document.
  private func showPart(_ reports: [Report], of count: Int, _ exercise: Exercise) {
    guard format == nil, !reports.isEmpty else { return }
    showHeading("\(exercise.name) · \(exercise.title)")
    let part = Message(
      "INCOMPLETE: \(reports.count, "graded") of \(count, "count") were graded before you stopped")
    screen.show([Line(screen.output.spans(of: part, style: Style(bold: true))), Line()])
    screen.show(GradeTable(reports, profile: screen.table).lines + [Line()])
  }

  private func showHeading(_ title: String) {
    let heading = [Line(title, style: Style(bold: true)), Line(screen.output.spans(of: judged))]
    let guarantee = exercises[0].guarantee.map { Message.guarantee($0) }
    let breaker = LineBreaker(width: screen.output.columns)
    screen.show(
      heading + (guarantee.map { breaker.lines(of: screen.output.spans(of: $0)) } ?? []) + [Line()])
  }

  private func showNext(_ reports: [Report]) {
    if reports.contains(where: { $0.status == .errored }) {
      screen.next(
        Message(
          "fix what the table says, then run the same command again to grade those."))
    } else if let output {
      screen.next(Message("read the reports in \(span: "folder")"), ["folder": output])
    } else {
      screen.next(
        // Translators: Options that might be typed; Excel is a program, for which the last one is.
        Message(
          """
          \(span: "output") keeps a report of each submission; \(span: "csv") (for Excel: \
          \(span: "excel")) makes a table for a spreadsheet.
          """),
        ["output": "--output DIR", "csv": "--reporter csv", "excel": "excel"])
    }
  }
}

extension Message {
  /// The guarantee of verdicts, if it is weaker than usual.
  fileprivate static func guarantee(_ guarantee: Guarantee) -> Message {
    switch guarantee {
    case .internalAccess:
      Message(
        """
        The tests see a submission's internal declarations, so a submission that is written to \
        deceive them may pass (docs/packages.md).
        """)
    case .publicPart:
      Message(
        "Only the public checks ran here; your instructor has the others.")
    case .begunOnly:
      Message("No check judged the code here: all of them are your instructor's.")
    }
  }
}
