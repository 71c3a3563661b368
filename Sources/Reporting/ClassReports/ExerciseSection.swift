import CourseModel

/// The section on one exercise: the checks that fail most, mistakes, and similar submissions.
struct ExerciseSection {
  private let report: ClassReport
  private let page: ClassReportPage

  init(_ report: ClassReport, in page: ClassReportPage) {
    self.report = report
    self.page = page
  }

  var values: [String: Any] {
    let likeness = report.likeness
    let open = report.checks
    let flagged = report.entries.enumerated().flatMap { index, entry in
      entry.report.flagged.map { (index, $0) }
    }
    return [
      "flagged": flagged.map(values), "hasFlagged": !flagged.isEmpty,
      "name": report.exercise, "exerciseTitle": report.title, "isNamed": !page.isOfOneExercise,
      "ownChart": page.isOfOneExercise && page.assignment == nil
        ? "" : ClassOverview.points(of: report).text,
      "run": report.run.count, "checks": open.map(values), "hasChecks": !open.isEmpty,
      "misconceptions": report.misconceptions.map(values),
      "unknown": report.unknown.map(values), "hasUnknown": !report.unknown.isEmpty,
      "pairs": LikenessHTML(likeness: likeness) { report.entries[$0].name }.text,
      "hasPairs": !likeness.pairs.isEmpty, "pairsText": Self.sentence(about: likeness),
    ]
  }

  private static func sentence(about likeness: Likeness) -> String {
    switch (likeness.pairs.count, likeness.count) {
    case (0, _): "Of \(likeness.compared) that could be read, no two do."
    case (let shown, let all) where shown < all: "The first \(shown) of \(all) pairs:"
    default: ""
    }
  }

  private func values(of row: ClassReport.CheckRow) -> [String: Any] {
    let percent = ClassReportPage.percent(row.failing.count, of: report.run.count)
    return [
      "checkName": row.check.name, "todo": row.check.todo.map(String.init) ?? "",
      "number": row.failing.count, "percent": percent,
    ]
  }

  private func values(_ index: Int, _ flag: Diagnostic) -> [String: Any] {
    [
      "flaggedName": page.linkedName(index), "flaggedPlace": flag.place,
      "flaggedFor": MarkupHTML.text(of: flag.message.english),
    ]
  }

  private func values(of group: ClassReport.Group) -> [String: Any] {
    let more = group.checks.count - 1
    return [
      "number": group.members.count, "mistake": group.mistake ?? "",
      "said": group.message.isEmpty ? "" : MarkupHTML.text(of: group.message),
      "firstCheck": group.checks.first ?? "", "failing": group.checks,
      "hasMore": more > 0, "more": more,
      "members": group.members.map(page.linkedName).joined(separator: ", "),
    ]
  }
}
