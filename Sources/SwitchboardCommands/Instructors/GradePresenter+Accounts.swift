import CourseModel
import Gradebooks
import Grading
import Messages
import Terminal

extension GradePresenter {
  /// The most submissions of which is said what was done to read them.
  private static let maxNotes = 20

  /// Says what is nobody's, who is missing, and at last what became of each entry, so that nothing is
  /// lost without a word.
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
  /// Says which classes there are, before anything is done with them.
  func announce(on screen: Screen) {
    for export in classes {
      screen.note(.classOf(export.platform.title, people: export.peopleCount))
    }
    for path in unopened { screen.note(.takenForOne(path)) }
  }
}

extension Report {
  /// Whether there was nothing in it that could be judged.
  fileprivate var isUnread: Bool {
    status == .errored || status == .rejected && provenance?.content == nil
  }
}

/// Who of a class has handed in, with what the list of the class says of them.
struct ClassAttendance {
  /// What was handed in.
  let items: [HandIn]
  /// Who is on the list, and has handed nothing in.
  let missing: [Student]
  /// The names of submissions of people who are not on the list.
  let strangers: [String]

  /// That of these submissions; without a list nobody is missing.
  init(of submissions: SubmissionSelection, on roster: Roster?) {
    guard let roster else {
      (items, missing, strangers) = (submissions.items, [], [])
      return
    }
    let known = roster.attendance(submissions.items.map { ($0.name, $0.delivery) })
    items = submissions.delivered(as: known.deliveries).items
    (missing, strangers) = (known.missing, known.strangers)
  }

  /// Reports on those who are missing, called otherwise than all others.
  func missing(_ exercise: Exercise) -> [Report] {
    var taken = Set(items.map(\.name))
    return missing.map { student in
      var (name, number) = (SubmissionNames.clean(student.title), 2)
      while !taken.insert(name).inserted {
        name = "\(SubmissionNames.clean(student.title)) (\(number))"
        number += 1
      }
      return .missing(student, named: name, exercise)
    }
  }
}
