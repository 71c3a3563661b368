import CourseModel
import Grading
import Messages
import Reporting

extension GradePresenter {
  /// The most notes to show about how submissions were read.
  private static let maxNotes = 20

  /// Says which extensions are nobody's, and for whom the deadline could not count.
  func sayTimes(_ assignment: ClassAssignment, _ dates: DueDates, _ reports: [[Report]]) {
    if !dates.unknown.isEmpty {
      // Translators: Names, logins or addresses in an assignment's file.
      screen.note(
        Message(
          """
          these extensions match no submission, and no student on a list (mistyped?): \
          \(dates.unknown.joined(separator: ", "), "names")
          """))
    }
    if let text = assignment.timeWithoutZone {
      // Translators: The texts are times; the second has a zone at its end.
      screen.note(
        Message(
          """
          '\(text, "text")' in the assignment has no time zone, so it counts as UTC; write it like \
          '\(text + "+01:00", "example")'
          """))
    }
    let handedIn = (reports.first ?? []).filter { $0.status != .missing }
    guard assignment.due != nil, !handedIn.isEmpty else { return }
    let timeless = handedIn.filter {
      $0.delivery?.submittedAt == nil && $0.delivery?.isLate == nil
    }
    if timeless.count == handedIn.count {
      screen.note(
        Message(
          """
          nothing says when anybody handed in, so nobody counts as late (Moodle's times are in its \
          worksheet: --gradebook FILE)
          """))
    } else if !timeless.isEmpty {
      // Translators: Names of submissions.
      screen.note(
        Message(
          """
          nothing says when these were handed in, so they do not count as late: \
          \(timeless.map(\.submission).joined(separator: ", "), "names")
          """))
    }
  }

  /// Shows ignored files, missing students, and finally the number of entries by outcome, so that
  /// none is lost silently.
  func sayWhatIsLeft(
    of submissions: SubmissionSelection, _ attendance: ClassAttendance, _ reports: [[Report]],
    _ grades: [StudentGrade]
  ) throws {
    let first = reports.first ?? []
    let notes = notes(of: reports)
    for note in notes.prefix(Self.maxNotes) { screen.note(note) }
    if notes.count > Self.maxNotes {
      // Translators: Below such notes. The place is a folder, or the option that names one.
      screen.note(
        Message(
          one: "{count} more note like these is in the reports (\(reportPlace, "place"))",
          other: "{count} more notes like these are in the reports ({place})",
          count: notes.count - Self.maxNotes))
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
    let unread = first.indices.filter { index in
      reports.contains { $0.indices.contains(index) && $0[index].isUnread }
    }.map { first[$0].submission }
    let errored = handedIn.count { $0.status == .errored }
    let (graded, earlier) = (handedIn.count - unread.count - errored, submissions.earlierAttempts)
    let rest =
      errored == 0
      ? Message("\(unread.count, "unread") not read")
      : Message("\(unread.count, "unread") not read, \(errored, "unjudged") not judged")
    let set = Set(grades.filter { $0.adjustment != nil }.map(\.submission))
    let open = unread.filter { !set.contains($0) }
    if !open.isEmpty {
      // Translators: Names of submissions.
      screen.note(
        Message(
          """
          not read, so they have no points: look at them yourself, and set a grade with \
          --adjust FILE: \
          \(open.joined(separator: ", "), "names")
          """))
    }
    // Translators: The rest is how many were not read or not judged.
    screen.note(
      earlier == 0
        ? Message(
          one: "{count} entry: \(graded, "graded") graded, \(rest, "rest")",
          other: "{count} entries: {graded} graded, {rest}", count: handedIn.count)
        : Message(
          """
          \(handedIn.count + earlier, "count") entries: \(graded, "graded") graded, \
          \(rest, "rest"), \(earlier, "earlier") superseded
          """))
  }
}

extension GradePresenter {
  /// How submissions were read: each sentence once with all submissions that have it for the same
  /// exercises, and first what only a few have.
  private func notes(of reports: [[Report]]) -> [Message] {
    let first = reports.first ?? []
    var owners: [(note: Message, exercises: [String], names: [String])] = []
    var places: [Message: [[String]: Int]] = [:]
    for index in first.indices {
      let own = reports.compactMap { $0.indices.contains(index) ? $0[index] : nil }
      var isSaid: Set<Message> = []
      for note in own.flatMap(\.notes) where isSaid.insert(note).inserted {
        let exercises = own.filter { $0.notes.contains(note) }.map(\.exercise)
        let place = places[note, default: [:]][exercises] ?? owners.count
        if place == owners.count {
          places[note, default: [:]][exercises] = place
          owners.append((note, exercises, []))
        }
        owners[place].names.append(first[index].submission)
      }
    }
    let sorted = owners.enumerated().sorted {
      ($0.element.names.count, $0.offset) < ($1.element.names.count, $1.offset)
    }
    return sorted.map(\.element).map { note, about, names in
      guard exercises.count > 1 else {
        // Translators: Something that was done to read submissions; the sentence is the report's.
        return Message("\(.listed(names), "submission"): \(note, "sentence")")
      }
      // Translators: The same of an assignment, for some of its exercises.
      return Message(
        "\(.listed(names), "submission") (\(.listed(about), "exercises")): \(note, "sentence")")
    }
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

/// The attendance of a class: submissions, and the class list's information about them.
struct ClassAttendance {
  let items: [HandIn]
  /// The students on the list without a submission.
  let missing: [Student]
  /// The names of submissions by people who are not on the list.
  let strangers: [String]

  /// The attendance for these submissions; without a list, no student is missing. A gradebook may
  /// say when each was handed in.
  init(of submissions: SubmissionSelection, on roster: Roster?, _ gradebook: Gradebook? = nil) {
    let known = roster?.attendance(submissions.items.map { ($0.name, $0.delivery) })
    let named = known.map { submissions.delivered(as: $0.deliveries) } ?? submissions
    let times = gradebook?.completed(named.items.map { ($0.name, $0.delivery) })
    items = (times.map(named.delivered) ?? named).items
    (missing, strangers) = (known?.missing ?? [], known?.strangers ?? [])
  }

  /// Reports on the missing students, with unique names.
  func missing(_ exercise: Exercise) -> [Report] {
    let names = SubmissionNames.toldApart(
      missing.map { SubmissionNames.clean($0.title) }, from: items.map(\.name))
    return zip(missing, names).map { .missing($0, named: $1, exercise) }
  }
}
