import ArgumentParser
import CourseModel
import Grading
import Messages
import Reporting
import Terminal

/// What `grade` shows of submissions for an exercise.
struct GradePresenter {
  let exercise: Exercise
  let course: Course
  /// For other programs; nil is a page for people.
  let format: ReportFormat?
  /// The folder for reports, as it was typed.
  let output: String?
  /// Hears the checks that failed; nil if nobody has asked.
  let hearing: ReportConversations?
  let screen: Screen

  /// Grades, shows how far that has come, then what came of it.
  ///
  /// - Returns: The exit code.
  /// - Throws: `InterruptedBatch` if somebody has stopped it, after what was graded is shown.
  func grade(
    _ submissions: SubmissionSelection, by batch: Batch, into folder: sending ReportFolder?
  ) async throws -> ExitCode {
    let collector = ReportCollector(of: submissions.items.count, into: folder, on: screen)
    let reports: [Report]
    do throws(GradingError) {
      reports = try await batch.grade(
        submissions.items, progress: collector.take, trouble: collector.note)
    } catch .execution(.cancelled) {
      if format == nil { try show(collector.reports, nil, inArray: true) }
      throw InterruptedBatch(
        graded: collector.reports.count, count: submissions.items.count,
        isFresh: !batch.reusesReports)
    }
    let conversations = await hearing?.documents(of: submissions.items, reports)
    if let conversations { collector.add(conversations, to: reports) }
    try show(reports, conversations, inArray: !submissions.isOne)
    if !submissions.ignored.isEmpty {
      screen.note(.notLookedAt(submissions.ignored))
    }
    try collector.close()  // the verdicts are shown all the same
    if format == nil { showNext(reports) }
    return reports.exitCode
  }

  private func show(
    _ reports: [Report], _ conversations: [ConversationDocument?]?, inArray: Bool
  ) throws {
    let judged = Message.judgedBy(course.name, course.title, course.folder.path)
    if let format {
      screen.note(judged)
      return screen.write(
        try format.document(of: reports, asArray: inArray, conversations: conversations))
    }
    let title = Line("\(exercise.name) · \(exercise.title)", style: Style(bold: true))
    screen.show([title, Line(screen.output.spans(of: judged)), Line()])
    screen.show(GradeTable(reports, profile: screen.table).lines + [Line()])
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
