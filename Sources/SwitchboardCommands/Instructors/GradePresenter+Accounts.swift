import CourseModel
import Grading
import Messages
import Reporting
import Terminal

extension GradePresenter {
  /// The most notes to show about how submissions were read.
  private static let maxNotes = 20

  /// Shows ignored files, missing students, and finally the number of entries by outcome, so that
  /// none is lost silently.
  func sayWhatIsLeft(
    of submissions: SubmissionSelection, _ attendance: ClassAttendance, _ reports: [[Report]]
  ) throws {
    let first = reports.first ?? []
    let notes = first.flatMap { report in report.notes.map { (report.submission, $0) } }
    for (name, sentence) in notes.prefix(Self.maxNotes) {
      screen.note(.note(on: name, sentence))
    }
    let flagged = reports.flatMap(\.self).count { !$0.flagged.isEmpty && $0.status != .rejected }
    if flagged > 0 { screen.note(.flagged(flagged)) }
    if !submissions.ignored.isEmpty { screen.note(.notLookedAt(submissions.ignored)) }
    if !attendance.strangers.isEmpty {
      screen.note(.notOnTheList(attendance.strangers.joined(separator: ", ")))
    }
    if !attendance.missing.isEmpty {
      let names = attendance.missing.map(\.title).joined(separator: ", ")
      screen.note(.missing(attendance.missing.count, names))
    }
    guard !submissions.isOne else { return }
    let handedIn = first.filter { $0.status != .missing }
    let unread = handedIn.count(where: \.isUnread)
    let (graded, earlier) = (handedIn.count - unread, submissions.earlierAttempts)
    screen.note(
      earlier == 0
        ? .entries(handedIn.count, graded: graded, unread: unread)
        : .entries(handedIn.count + earlier, graded: graded, unread: unread, earlier: earlier))
  }
}

extension SubmissionSelection {
  /// Announces the classes before they are graded.
  func announce(on screen: Screen) {
    for export in classes {
      screen.note(.classOf(export.platform.title, people: export.peopleCount))
    }
    for path in unopened { screen.note(.takenForOne(path)) }
  }
}

extension Report {
  /// Whether it contained nothing that could be judged.
  fileprivate var isUnread: Bool {
    status == .errored || status == .rejected && provenance?.content == nil
  }
}

/// The attendance of a class: submissions, and the class list's information about them.
struct ClassAttendance {
  let items: [HandIn]
  /// The students on the list without a submission.
  let missing: [Student]
  /// The names of submissions by people who are not on the list.
  let strangers: [String]

  /// The attendance for these submissions; without a list, no student is missing.
  init(of submissions: SubmissionSelection, on roster: Roster?) {
    guard let roster else {
      (items, missing, strangers) = (submissions.items, [], [])
      return
    }
    let known = roster.attendance(submissions.items.map { ($0.name, $0.delivery) })
    items = submissions.delivered(as: known.deliveries).items
    (missing, strangers) = (known.missing, known.strangers)
  }

  /// Reports on the missing students, with unique names.
  func missing(_ exercise: Exercise) -> [Report] {
    let names = SubmissionNames.toldApart(
      missing.map { SubmissionNames.clean($0.title) }, from: items.map(\.name))
    return zip(missing, names).map { .missing($0, named: $1, exercise) }
  }
}
