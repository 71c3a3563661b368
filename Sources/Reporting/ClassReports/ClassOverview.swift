import CourseModel
import Foundation

/// An overview of the class: figures, verdicts, points and submission times.
struct ClassOverview {
  private let page: ClassReportPage

  init(_ page: ClassReportPage) { self.page = page }

  private var grades: [StudentGrade] { page.grades }

  // MARK: - Figures

  var figures: [[String: Any]] {
    let handedIn = grades.count { !$0.isMissing }
    let passed = grades.count(where: \.hasPassed)
    let judged = grades.count { $0.reports.allSatisfy(\.hasVerdict) }
    let mistaken = Set(
      page.reports.flatMap { $0.misconceptions.flatMap(\.members) }
    ).count
    let late = grades.count(where: \.isLate)
    var figures: [(String, String)] = [
      ("\(handedIn)", handedIn == 1 ? "submission" : "submissions"),
      (
        "\(ClassReportPage.percent(passed, of: judged)) %", "passed (\(passed) of \(judged) judged)"
      ),
    ]
    if let median { figures.append((ClassReportPage.text(median), "of \(maximum) points, median")) }
    figures.append(("\(mistaken)", "with a known mistake"))
    let untouched = grades.count(where: \.isUntouched)
    if untouched > 0 { figures.append(("\(untouched)", "unchanged stub")) }
    let flagged = grades.count { $0.reports.contains { !$0.flagged.isEmpty } }
    if flagged > 0 { figures.append(("\(flagged)", "to look at")) }
    let unread = grades.count(where: \.isUnread)
    if unread > 0 { figures.append(("\(unread)", "not read")) }
    if late > 0 { figures.append(("\(late)", "late")) }
    return figures.map { ["value": $0.0, "meaning": $0.1] }
  }

  private var maximum: String {
    ClassReportPage.text(
      page.assignment == nil
        ? Double(page.reports.first?.maximum ?? 0) : grades.first?.maxPoints ?? 0)
  }

  private var median: Double? {
    page.assignment == nil ? page.reports.first?.median : grades.compactMap(\.points).median
  }

  // MARK: - The outcomes

  private var shareCounts: [(look: String, mark: StatusMark, count: Int)] {
    let begun = ReportStatus.allCases.map { status in
      (
        status.rawValue, StatusMark(status),
        grades.count { $0.status == status && !$0.isUntouched && !$0.isUnread }
      )
    }
    let unread = (ReportStatus.errored.rawValue, StatusMark.unread, grades.count(where: \.isUnread))
    let untouched = (
      ReportStatus.missing.rawValue, StatusMark.notBegun, grades.count(where: \.isUntouched)
    )
    return (begun + [unread, untouched]).filter { $0.2 > 0 }
  }

  var shares: [[String: Any]] {
    shareCounts.map { look, mark, count in
      [
        "look": look, "number": count, "sign": mark.mark, "word": mark.word.english,
        "width": ClassReportPage.text(100 * Double(count) / Double(max(1, grades.count))),
      ]
    }
  }

  var sharesText: String {
    shareCounts.map { "\($0.mark.word.english): \($0.count)" }
      .joined(separator: "; ")
  }

  // MARK: - Charts

  var charts: [[String: Any]] {
    var charts: [(title: String, note: String, chart: ColumnChart)] = []
    if page.isOfOneExercise, page.assignment == nil, let report = page.reports.first {
      charts.append(("Points", "of \(report.maximum)", Self.points(of: report)))
    } else {
      let note = page.isOfOneExercise ? "" : ", for all together"
      charts.append(("Points", "of \(maximum)\(note)", totals))
    }
    if !page.times.bars.isEmpty {
      let late = page.times.bars.contains(where: \.isLate) ? ", pale is late" : ""
      charts.append(("Handed in", "each column is \(stepText)\(late)", handedIn))
    }
    return charts.map { ["chartTitle": $0.title, "note": $0.note, "chart": $0.chart.text] }
  }

  static func points(of report: ClassReport) -> ColumnChart {
    let bars = report.distribution
    let columns = bars.map { bar in
      let (low, high) = (bar.points.lowerBound, bar.points.upperBound)
      let label = low == high ? "\(low)" : "\(low)–\(high)"
      return ColumnChart.Column(
        label: label, name: "\(label) points",
        parts: [.init(look: high == report.maximum ? "good" : "plain", count: bar.count)])
    }
    return ColumnChart(columns: columns, title: "How many have so many points")
  }

  /// The total points of all exercises, in steps of a tenth.
  private var totals: ColumnChart {
    let shares = grades.compactMap { grade in
      grade.points.map { $0 / max(grade.maxPoints, .leastNonzeroMagnitude) }
    }
    let scale = grades.first?.maxPoints ?? 0
    let columns = (0...10).map { tenth in
      let count = shares.count { Int($0 * 10 + 1e-9) == tenth }
      let label = ClassReportPage.text(scale * Double(tenth) / 10)
      return ColumnChart.Column(
        label: label, name: tenth == 10 ? "all \(label) points" : "\(label) points and more",
        parts: [.init(look: tenth == 10 ? "good" : "plain", count: count)])
    }
    return ColumnChart(columns: columns, title: "How many have so many points")
  }

  private var handedIn: ColumnChart {
    let isShort = page.times.step < 86_400
    let day = Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: page.times.zone)
      .day().month(.abbreviated)
    let hour = Date.ISO8601FormatStyle(timeZone: page.times.zone).time(
      includingFractionalSeconds: false)
    let columns = page.times.bars.map { bar in
      let label =
        bar.start.formatted(day) + (isShort ? " " + bar.start.formatted(hour).prefix(5) : "")
      let late = bar.isLate ? " late" : ""
      return ColumnChart.Column(
        label: label, name: label + (bar.isLate ? ", late" : ""),
        parts: [
          .init(look: "good" + late, count: bar.passed),
          .init(look: "bad" + late, count: bar.others),
        ])
    }
    return ColumnChart(
      columns: columns, title: "How many handed in when", hasLongLabels: true)
  }

  private var stepText: String {
    let hours = Int(page.times.step / 3_600)
    switch hours {
    case 1: return "an hour"
    case 24: return "a day"
    case ..<24: return "\(hours) hours"
    default: return "\(hours / 24) days"
    }
  }

  // MARK: - Attempts

  var tries: [[String: Any]] {
    page.times.tries.map { attempt in
      [
        "attempt": attempt.number, "number": attempt.count, "passed": attempt.passed,
        "percent": ClassReportPage.percent(attempt.passed, of: attempt.judged),
        "median": attempt.median.map { "\(ClassReportPage.text($0)) %" } ?? "",
      ]
    }
  }
}

extension StudentGrade {
  /// The worst verdict among the student's exercises; one that was left out has not passed.
  var status: ReportStatus {
    let order: [ReportStatus] = [.errored, .missing, .rejected, .doesNotCompile, .failed, .passed]
    let found = Set(reports.map { $0.isLeftOut ? .failed : $0.status })
    return order.first(where: found.contains) ?? .missing
  }

  /// Whether the student has started none of the exercises.
  var isUntouched: Bool { !reports.isEmpty && reports.allSatisfy(\.isUntouched) }

  /// Whether it was late, by the assignment's due date or, without one, according to the platform.
  var isLate: Bool { daysLate.map { $0 > 0 } ?? (delivery?.isLate == true) }
}
