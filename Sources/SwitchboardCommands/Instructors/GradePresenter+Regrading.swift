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
        let own = grade.graderPoints.map(Mark.plain) ?? "?"
        let points = AdjustedPoints(own, adjustment).text(in: screen.output)
        return Message.setByHand(grade.submission, points, by: adjustment.by, adjustment.comment)
      }
    }
    let more = set.count > reasons.count ? [Message.moreSetByHand(set.count - reasons.count)] : []
    screen.show((reasons + more).map { Line(screen.output.spans(of: $0)) } + [Line()])
  }

  /// Shows the changes since an earlier run, given by its folder as typed.
  func show(_ regrade: Regrade, since former: String) {
    let heading = screen.output.spans(of: .comparedWith(former), style: Style(bold: true))
    let table = RegradeTable(regrade, profile: screen.table).lines
    screen.show([Line(heading), Line()] + table + (table.isEmpty ? [] : [Line()]))
    var words: [Message] = []
    if table.isEmpty {
      words.append(.nothingMoved(regrade.unchanged))
    } else if regrade.unchanged > 0 {
      words.append(.unmoved(regrade.unchanged))
    }
    let strangers: [([String], (String) -> Message)] = [
      (regrade.onlyBefore, Message.onlyBefore), (regrade.onlyNow, Message.onlyNow),
    ]
    for (names, message) in strangers where !names.isEmpty {
      words.append(message(names.joined(separator: ", ")))
    }
    screen.show(words.map { Line(screen.output.spans(of: $0)) } + [Line()])
  }

  /// Says where the earlier run is kept, and which grades were set by hand for other files.
  func sayWhatIsKept(
    of grades: [StudentGrade], named names: [String], _ reports: OpenReports?,
    _ adjusted: AdjustedClass
  ) throws {
    if let former = reports?.settle(Set(names)), let output {
      screen.note(.formerRun(differsIn: former.changed, keptIn: "\(output)/\(former.path)"))
    }
    guard let file = adjusted.file else { return }
    guard let reports else { return screen.note(.nobodyNotesContent(file)) }
    let changed = try adjusted.note(grades, in: reports.place.folder)
    if !changed.isEmpty {
      screen.note(.changedSinceSet(changed.joined(separator: ", "), in: file))
    }
  }
}

extension Regrade {
  /// The document in this format; nil if the format has no place for changes.
  func document(_ format: ReportFormat, since former: FormerReports?) throws -> String? {
    try RegradeDocument(self, since: former?.typed ?? "").document(format)
  }
}
