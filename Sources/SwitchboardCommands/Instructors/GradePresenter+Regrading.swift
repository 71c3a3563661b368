import CourseModel
import Grading
import Messages
import Reporting
import Terminal

/// The output about grades set by hand, and about earlier runs.
extension GradePresenter {
  /// The most grades set by hand to show with their reasons.
  private static let maxReasons = 20

  /// Shows who has set which grades by hand, and why.
  func showAdjusted(_ grades: [StudentGrade]) {
    let set = grades.filter { $0.adjustment != nil }
    guard !set.isEmpty else { return }
    let reasons = set.prefix(Self.maxReasons).compactMap { grade in
      grade.adjustment.map { adjustment in
        let own = grade.graderPoints.map { Mark.plain($0, in: screen.output) } ?? "?"
        let points = AdjustedPoints(own, adjustment).text(in: screen.output)
        // Translators: A line about one student below a table: what was set by hand is marked there
        // by a star. The points are as in the table; who has set them, and why, are that person's
        // words.
        return Message(
          """
          * \(grade.submission, "submission"): \(points, "points") set by \(adjustment.by, "by"): \
          \(adjustment.comment, "comment")
          """)
      }
    }
    let more =
      set.count > reasons.count
      ? [Message(one: "* {count} more", other: "* {count} more", count: set.count - reasons.count)]
      : []
    screen.show((reasons + more).map { Line(screen.output.spans(of: $0)) } + [Line()])
  }

  /// Shows the changes since an earlier run, given by its folder as typed.
  func show(_ regrade: Regrade, since former: String) {
    // Translators: A heading above a table of what moved.
    let heading = screen.output.spans(
      of: Message("Compared with \(former, "folder")"), style: Style(bold: true))
    let table = RegradeTable(regrade, profile: screen.table).lines
    screen.show([Line(heading), Line()] + table + (table.isEmpty ? [] : [Line()]))
    var words: [Message] = []
    if table.isEmpty {
      words.append(
        Message(
          one: "no change: {count} grade is the same",
          other: "no change: {count} grades are the same", count: regrade.unchanged))
    } else if regrade.unchanged > 0 {
      words.append(
        Message(
          one: "{count} other grade is the same", other: "{count} other grades are the same",
          count: regrade.unchanged))
    }
    // Translators: Below a table in which such grades have a star.
    if regrade.hasAdjusted { words.append(Message("* set by hand")) }
    let strangers: [([String], (String) -> Message)] = [
      (regrade.onlyBefore, Message.onlyBefore), (regrade.onlyNow, Message.onlyNow),
    ]
    for (names, message) in strangers where !names.isEmpty {
      words.append(message(names.joined(separator: ", ")))
    }
    screen.show(words.map { Line(screen.output.spans(of: $0)) } + [Line()])
  }

  /// Shows the place of the earlier run, and the grades that were set by hand for other files.
  func sayWhatIsKept(
    of grades: [StudentGrade], named names: [String], _ reports: OpenReports?,
    _ adjusted: AdjustedClass
  ) throws {
    let kept = reports.map { KeptGrades(in: $0.place.folder, of: exercises) }
    let place = kept ?? again.former?.grades
    if adjusted.file == nil, let files = place?.files(of: grades.map(\.submission)), !files.isEmpty
    {
      // Translators: The file is as one would type it.
      screen.note(
        Message(
          """
          WARNING: the run before took grades that you set by hand from \
          \(files.joined(separator: ", "), "file"), and this run did not, so these grades are the \
          grader's again. To keep yours, run the same command with --adjust \(files[0], "option").
          """))
    }
    if var kept { try kept.keep(grades, from: adjusted.file) }
    if let former = reports?.settle(Set(names)), let output {
      screen.note(
        former.changed == 0
          ? Message(
            """
            grades differ from the run before, which is kept in \
            \("\(output)/\(former.path)", "folder")
            """)
          : Message(
            one: """
              {count} report differs from the run before, which is kept in \
              \("\(output)/\(former.path)", "folder")
              """,
            other:
              "{count} reports differ from the run before, which is kept in {folder}",
            count: former.changed))
    }
    guard let file = adjusted.file else { return }
    guard let reports else {
      return screen.note(
        Message(
          """
          without --output DIR, switchboard cannot notice that a submission has changed since \
          \(file, "file") set its grade
          """))
    }
    let changed = try adjusted.note(grades, in: reports.place.folder)
    if !changed.isEmpty {
      // Translators: Names of submissions of which other files are judged than when somebody set
      // their grades.
      screen.note(
        Message(
          """
          grades that were set by hand for earlier files: \
          \(changed.joined(separator: ", "), "names"); look at them again, then change their lines \
          in \(file, "file"), even if only the comment
          """))
    }
  }
}

extension Regrade {
  /// The document in this format; nil if the format has no place for changes.
  func document(_ format: ReportFormat, since former: FormerReports?) throws -> String? {
    try RegradeDocument(self, since: former?.typed ?? "").document(format)
  }
}

extension Message {
  /// Names of submissions.
  fileprivate static func onlyBefore(_ names: String) -> Message {
    Message("graded before, but not now: \(names, "names")")
  }

  /// Names of submissions.
  fileprivate static func onlyNow(_ names: String) -> Message {
    Message("graded now, but not before: \(names, "names")")
  }
}
