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
      // Translators: Something that was done to read a submission; the sentence is the report's.
      screen.note(Message("\(name, "submission"): \(sentence, "sentence")"))
    }
    let flagged = reports.flatMap(\.self).count { !$0.flagged.isEmpty && $0.status != .rejected }
    if flagged > 0 {
      screen.note(
        Message(
          one: """
            {count} submission uses something that no right answer needs: look at it before you \
            trust its verdict (with --strict it is rejected)
            """,
          other: """
            {count} submissions use something that no right answer needs: look at them before you \
            trust their verdicts (with --strict they are rejected)
            """,
          count: flagged))
    }
    // Translators: Names of files.
    if !submissions.ignored.isEmpty {
      screen.note(Message("not looked at: \(submissions.ignored.joined(separator: ", "), "files")"))
    }
    if !attendance.strangers.isEmpty {
      // Translators: Names of submissions.
      screen.note(
        Message(
          "handed in, but not on the list: \(attendance.strangers.joined(separator: ", "), "names")"
        ))
    }
    if !attendance.missing.isEmpty {
      let names = attendance.missing.map(\.title).joined(separator: ", ")
      // Translators: Names of people.
      screen.note(
        Message(
          one: "{count} student on the list handed in nothing: \(names, "names")",
          other: "{count} students on the list handed in nothing: {names}",
          count: attendance.missing.count))
    }
    guard !submissions.isOne else { return }
    let handedIn = first.filter { $0.status != .missing }
    let unread = handedIn.count(where: \.isUnread)
    let (graded, earlier) = (handedIn.count - unread, submissions.earlierAttempts)
    if unread > 0 {
      let names = handedIn.filter(\.isUnread).map(\.submission).prefix(20).joined(separator: ", ")
      // Translators: Names of submissions.
      screen.note(Message("not read, so look at them yourself: \(names, "names")"))
    }
    screen.note(
      earlier == 0
        ? Message(
          one: "{count} entry: \(graded, "graded") graded, \(unread, "unread") not read",
          other: "{count} entries: {graded} graded, {unread} not read", count: handedIn.count)
        : Message(
          """
          \(handedIn.count + earlier, "count") entries: \(graded, "graded") graded, \
          \(unread, "unread") not read, \(earlier, "earlier") superseded
          """))
  }
}

extension SubmissionSelection {
  /// Announces the classes before they are graded.
  func announce(on screen: Screen) {
    for export in classes {
      // Translators: The first line: the platform that exported the class, and the number of hand-ins.
      screen.note(
        Message(
          one: "\(export.platform.title, "platform"), {count} student",
          other: "{platform}, {count} students", count: export.peopleCount))
    }
    for path in unopened {
      screen.note(
        Message(
          """
          \(path, "path") cannot be opened and is graded as one submission; if it is a class, \
          download it again
          """))
    }
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
