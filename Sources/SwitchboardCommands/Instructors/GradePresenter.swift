import ArgumentParser
import CourseModel
import Gradebooks
import Grading
import Messages
import Reporting
import Terminal

/// What `grade` shows of a class, or of one submission.
struct GradePresenter {
  /// What was set, if somebody has named its file; nil for an exercise alone.
  let assignment: ClassAssignment?
  /// The exercises of it; at least one.
  let exercises: [Exercise]
  let course: Course
  /// For other programs; nil is a page for people.
  let format: ReportFormat?
  /// The folder for reports, as it was typed.
  let output: String?
  /// The list of the class, if there is one.
  let roster: Roster?
  /// The gradebook that is wanted; nil if none is.
  let gradebook: GradebookFile?
  /// Hears the checks that failed; nil if nobody has asked.
  let hearing: ReportConversations?
  /// The pages that are wanted; nil if none are.
  let pages: ClassPages?
  let environment: [String: String]
  let screen: Screen

  /// Grades, shows how far that has come, then what came of it.
  ///
  /// - Parameters:
  ///   - graders: One for each exercise, in their order.
  ///   - jobs: How many submissions are judged at the same time.
  /// - Returns: The exit code.
  /// - Throws: `InterruptedBatch` if somebody has stopped it, after what was graded is shown.
  func grade(
    _ submissions: SubmissionSelection, by graders: [Grader], _ jobs: Int, isFresh: Bool,
    into place: ReportPlace?
  ) async throws -> ExitCode {
    let attendance = ClassAttendance(of: submissions, on: roster)
    let work = Work(attendance: attendance, jobs: jobs, isFresh: isFresh, place: place)
    var reports: [[Report]] = []
    var failure: (any Error)?
    var heard: [HeardConversation?]?
    for (grader, exercise) in zip(graders, exercises) {
      let done = try await grade(exercise, by: grader, work)
      reports.append(done.reports)
      heard = done.heard
      failure = failure ?? done.failure
    }
    try show(reports, heard?.map { $0?.document }, inArray: !submissions.isOne)
    try sayWhatIsLeft(of: submissions, attendance, reports)
    if let failure { throw failure }  // the verdicts are shown all the same
    if let gradebook {
      let grades = (assignment ?? ClassAssignment(of: exercises[0])).grades(reports)
      try gradebook.write(grades, on: screen)
    }
    let graded = GradedClass(
      assignment: assignment ?? ClassAssignment(of: exercises[0]), exercises: exercises,
      receivers: graders.map(\.receiver), items: attendance.items, reports: reports, heard: heard)
    try await pages?.write(graded, for: assignment)
    if format == nil { showNext(reports.flatMap(\.self)) }
    return exitCode(of: reports.flatMap(\.self))
  }

  /// What is the same for each exercise.
  private struct Work {
    let attendance: ClassAttendance
    let jobs: Int
    let isFresh: Bool
    let place: ReportPlace?
  }

  /// What came of one exercise.
  private struct Done {
    let reports: [Report]
    let heard: [HeardConversation?]?
    /// Why reports could not be written.
    let failure: (any Error)?
  }

  private func grade(
    _ exercise: Exercise, by grader: Grader, _ work: Work
  ) async throws -> Done {
    try await grader.prepare()
    let items = work.attendance.items
    let batch = try Batch(
      grader: grader, on: .local(work.jobs), reusingReports: !work.isFresh)
    let folder = try work.place?.folder(for: exercise, among: exercises.count)
    let collector = ReportCollector(of: items.count, into: folder, on: screen)
    // A 'catch' with a pattern for this error breaks the compiler (6.3.1) here.
    let result: Result<[Report], GradingError>
    do throws(GradingError) {
      result = .success(
        try await batch.grade(items, progress: collector.take, trouble: collector.note))
    } catch {
      result = .failure(error)
    }
    if case .failure(.execution(.cancelled)) = result {
      if format == nil { try show([collector.reports], nil, inArray: true) }
      throw InterruptedBatch(
        graded: collector.reports.count, count: items.count, isFresh: work.isFresh)
    }
    let reports = try result.get()
    let heard = await hearing?.heard(of: items, reports)
    if let heard { collector.add(heard.map { $0?.document }, to: reports) }
    let missing = work.attendance.missing(exercise)
    missing.forEach(collector.keep)
    let failure: (any Error)?
    do {
      try collector.close()
      failure = nil
    } catch {
      failure = error
    }
    return Done(reports: reports + missing, heard: heard, failure: failure)
  }

  /// A platform's own harness takes the verdict out of the document, and any code but 0 for a broken
  /// grader.
  private func exitCode(of reports: [Report]) -> ExitCode {
    let code = reports.exitCode
    return format?.isOfOne == true && code == Failure.notPassed ? .success : code
  }

  private func show(
    _ reports: [[Report]], _ conversations: [ConversationDocument?]?, inArray: Bool
  ) throws {
    let judged = Message.judgedBy(course.name, course.title, course.folder.path)
    let sheet = assignment.map { GradeSheet(of: $0, $0.grades(reports)) }
    if let format {
      screen.note(judged)
      if let document = try sheet?.document(format) { return screen.write(document) }
      return screen.write(
        try format.document(
          of: reports.flatMap(\.self), asArray: inArray, conversations: conversations,
          environment: environment))
    }
    let exercise = exercises[0]
    let title = assignment?.title ?? "\(exercise.name) · \(exercise.title)"
    screen.show([
      Line(title, style: Style(bold: true)), Line(screen.output.spans(of: judged)), Line(),
    ])
    if let assignment, reports.count == exercises.count {
      let table = AssignmentTable(assignment, assignment.grades(reports), profile: screen.table)
      screen.show(table.lines + [Line()])
    } else {
      screen.show(GradeTable(reports.flatMap(\.self), profile: screen.table).lines + [Line()])
    }
  }

  private func showNext(_ reports: [Report]) {
    if reports.contains(where: { $0.status == .errored }) {
      screen.next(.repairAndGradeAgain)
    } else if let output {
      screen.next(.readReports(), ["folder": output])
    } else {
      screen.next(
        .keepOrMakeTable(),
        ["output": "--output DIR", "csv": "--reporter csv", "excel": "excel"])
    }
  }
}
