import CourseModel
import Gradebooks
import Grading
import Messages
import Reporting
import Terminal

/// What is said of grades that were set by hand, and of what was said before.
extension GradePresenter {
  /// The most grades that were set by hand of which the reasons are shown.
  private static let maxReasons = 20

  /// Who has set which grades by hand, and why.
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

  /// What moved since a run, by the folder that was typed.
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

  /// Says where the run before is kept, and whose grade was set for other files than these.
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
  /// The document in a format that has room for it; nil if it has none.
  func document(_ format: ReportFormat, since former: FormerReports?) throws -> String? {
    try RegradeDocument(self, since: former?.typed ?? "").document(format)
  }
}
