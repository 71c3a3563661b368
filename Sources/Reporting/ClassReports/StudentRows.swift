import CourseModel

/// The table with one row for each student, as HTML.
struct StudentRows {
  /// A column with its cell for each student.
  private struct Column {
    let title: String
    var isNumber = false
    let cell: (Int) -> Cell
  }

  private struct Cell {
    var text: String
    /// The sort key; nil for the text.
    var order: String?
    var look = ""
  }

  private let page: ClassReportPage
  private let all: [Column]

  init(_ page: ClassReportPage) {
    self.page = page
    all =
      (page.assignment == nil ? Self.ofExercise(page) : Self.ofAssignment(page))
      + Self.ofDelivery(page) + [Self.reasons(page)]
  }

  /// The headings; each sorts by its column.
  var columns: [[String: Any]] {
    let titles = [("Student", false)] + all.map { ($0.title, $0.isNumber) }
    return titles.map { ["heading": $0.0, "look": $0.1 ? "number" : ""] }
  }

  var rows: [[String: Any]] {
    page.grades.indices.map { index in
      let cells = all.map { column -> String in
        let cell = column.cell(index)
        let look = column.isNumber ? "number \(cell.look)" : cell.look
        let order = cell.order.map { " data-value=\"\($0.escapedForPage)\"" } ?? ""
        return "<td\(look.isEmpty ? "" : " class=\"\(look)\"")\(order)>\(cell.text)</td>"
      }
      return ["student": page.linkedName(index), "cells": cells.joined()]
    }
  }

  // MARK: - Columns

  private static func ofExercise(_ page: ClassReportPage) -> [Column] {
    [
      Column(title: "Verdict") { index in
        let grade = page.grades[index]
        let status = grade.status
        let mark = grade.reports.first.map { StatusMark(of: $0) } ?? StatusMark(status)
        return Cell(
          text: "\(mark.mark) \(mark.word.english)",
          look: grade.isUnread ? ReportStatus.errored.rawValue : status.rawValue)
      },
      Column(title: "Points", isNumber: true) { index in
        if page.grades[index].adjustment != nil { return setByHand(page.grades[index]) }
        guard let report = page.grades[index].reports.first, report.hasVerdict else {
          return Cell(text: "?", order: "-1")
        }
        return Cell(text: "\(report.points)/\(report.maxPoints)", order: "\(report.points)")
      },
      Column(title: "Not passed", isNumber: true) { index in
        let report = page.grades[index].reports.first { !$0.isUntouched }
        let open = report?.checks.count { $0.status != .passed }
        return Cell(text: open.map(String.init) ?? "")
      },
    ]
  }

  /// The points that a person set in place of the grader's, with their author and reason.
  private static func setByHand(_ grade: StudentGrade) -> Cell {
    let why = "by \(grade.adjustment?.by ?? ""): \(grade.adjustment?.comment ?? "")"
    let text =
      grade.points.map { "\(GradeSheet.text($0))*/\(GradeSheet.text(grade.maxPoints))" }
      ?? "excused"
    return Cell(
      text: "<span title=\"\(why.escapedForPage)\">\(text)</span>",
      order: "\(grade.points ?? -1)")
  }

  private static func ofAssignment(_ page: ClassReportPage) -> [Column] {
    let total = Column(title: "Points", isNumber: true) { index in
      let grade = page.grades[index]
      if grade.adjustment != nil { return setByHand(grade) }
      guard let points = grade.points else { return Cell(text: "?", order: "-1") }
      return Cell(
        text: "\(GradeSheet.text(points))/\(GradeSheet.text(grade.maxPoints))", order: "\(points)")
    }
    let parts = page.reports.enumerated().map { place, report in
      Column(title: report.exercise, isNumber: true) { index in
        let grade = page.grades[index]
        guard grade.reports.indices.contains(place) else { return Cell(text: "") }
        let report = grade.reports[place]
        let points = grade.parts[place]
        let mark = StatusMark(of: report)
        let result = report.isUnread ? mark.word.english : points.map { GradeSheet.text($0) } ?? "?"
        return Cell(
          text: "<span title=\"\(mark.word.english)\">\(mark.mark)</span> " + result,
          order: "\(points ?? -1)", look: (report.isUnread ? .errored : report.status).rawValue)
      }
    }
    return [total] + parts
  }

  /// The columns with data from the platform, if there is any.
  private static func ofDelivery(_ page: ClassReportPage) -> [Column] {
    let deliveries = page.grades.map(\.delivery)
    var columns: [Column] = []
    if deliveries.contains(where: { $0?.attempt ?? 1 > 1 }) {
      columns.append(
        Column(title: "Attempt", isNumber: true) { index in
          Cell(text: deliveries[index]?.attempt.map(String.init) ?? "")
        })
    }
    if deliveries.contains(where: { $0?.submittedAt != nil }) {
      columns.append(
        Column(title: "Handed in") { index in
          let time = deliveries[index]?.submittedAt ?? ""
          return Cell(
            text: "<span class=\"time\">\(time.prefix(16).replacing("T", with: " "))</span>",
            order: time)
        })
    }
    if page.grades.contains(where: \.isLate) {
      columns.append(
        Column(title: "Late") { index in
          let grade = page.grades[index]
          guard grade.isLate else { return Cell(text: "", order: "0") }
          let days = grade.daysLate.map { $0 == 1 ? "1 day" : "\($0) days" } ?? "late"
          let cost = grade.percentOff > 0 ? " (−\(GradeSheet.text(grade.percentOff)) %)" : ""
          return Cell(text: days + cost, order: "\(grade.daysLate ?? 1)", look: "warn")
        })
    }
    return columns
  }

  private static func reasons(_ page: ClassReportPage) -> Column {
    Column(title: "Why") { index in
      let grade = page.grades[index]
      let reasons = grade.reports.map { $0.isUntouched ? "unchanged stub" : $0.reason() }.filter {
        !$0.isEmpty
      }
      return Cell(text: String(reasons.joined(separator: " · ").prefix(200)).escapedForPage)
    }
  }
}
