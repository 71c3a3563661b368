import CourseModel
import Foundation
import Messages
import Mustache
import Reporting
import Similarity

/// A class report as one file of HTML, which needs no network and can be printed.
///
/// It says things that learners wrote, some of whom are hostile: every text is escaped, and the page's own
/// policy lets no script run but its own, whose hash it names.
package struct ClassReportPage {
  /// Pairs that are shown, at most.
  private static let pairLimit = 40

  private let report: ClassReport

  /// The page of a class.
  package init(_ report: ClassReport) { self.report = report }

  /// The whole file.
  ///
  /// - Throws: `MustacheTemplate.ParserError` if our template is wrong.
  package func text() throws -> String {
    PageText.register()
    return try MustacheTemplate(string: PageTemplate.text).render(values)
  }

  private var values: [String: Any] {
    let provenance = report.entries.lazy.compactMap(\.report.provenance).first
    let values: [String: Any?] = [
      "policy": Digest.base64(of: PageScript.text), "style": PageStyle.text,
      "script": PageScript.text, "title": report.title, "exercise": report.exercise,
      "count": report.entries.count, "judged": provenance?.judgedAt,
      "grader": provenance?.grader, "maximum": maximum, "figures": figures, "bars": bars,
      "checks": checks, "hasChecks": !checks.isEmpty,
      "misconceptions": report.misconceptions.map(values),
      "unknown": report.unknown.map(values), "hasUnknown": !report.unknown.isEmpty,
      "pairs": report.pairs.prefix(Self.pairLimit).map(values), "rows": report.entries.map(row),
    ]
    return values.compactMapValues(\.self)
  }

  private var maximum: Int { report.entries.map(\.report.maxPoints).max() ?? 0 }

  private var figures: [[String: Any]] {
    let reports = report.entries.map(\.report)
    let rest = reports.count - report.judged.count
    let median = report.median.map { $0.formatted(.number.precision(.fractionLength(0...1))) }
    let figures: [(String, String)?] = [
      ("\(reports.count)", "submissions"), ("\(reports.count(where: \.passed))", "passed"),
      median.map { ($0, "of \(maximum) points, median") },
      ("\(report.misconceptions.reduce(0) { $0 + $1.members.count })", "with a known mistake"),
      rest > 0 ? ("\(rest)", "could not be judged") : nil,
    ]
    return figures.compactMap(\.self).map { ["value": $0.0, "name": $0.1] }
  }

  private var bars: [[String: Any]] {
    let bars = report.distribution
    let most = max(1, bars.map(\.count).max() ?? 1)
    return bars.map { bar in
      let points =
        bar.points.count == 1
        ? "\(bar.points.lowerBound)" : "\(bar.points.lowerBound)–\(bar.points.upperBound)"
      let values: [String: Any?] = [
        "points": points, "count": bar.count, "width": Self.percent(bar.count, of: most),
      ]
      return values.compactMapValues(\.self)
    }
  }

  private var checks: [[String: Any]] {
    report.checks.map { row in
      [
        "name": row.check.name, "todo": row.check.todo.map(String.init) ?? "",
        "count": row.failing.count,
        "width": Self.percent(row.failing.count, of: report.entries.count) ?? 0,
      ]
    }
  }

  /// Of a hundred; nil for nothing, which has no bar.
  private static func percent(_ count: Int, of all: Int) -> Int? {
    count > 0 ? max(1, 100 * count / max(1, all)) : nil
  }

  private func values(of group: ClassReport.Group) -> [String: Any] {
    let more = group.checks.count - 1
    let values: [String: Any?] = [
      "count": group.members.count, "name": group.mistake ?? "",
      "message": group.message.isEmpty ? nil : group.message,
      "first": group.checks.first ?? "", "checks": group.checks, "more": more > 0 ? more : nil,
      "members": group.members.map { report.entries[$0].name }.joined(separator: ", "),
    ]
    return values.compactMapValues(\.self)
  }

  private func values(of pair: SimilarPairs.Pair) -> [String: Any] {
    [
      "share": Int((100 * pair.share).rounded()),
      "first": side(report.entries[pair.first], pair.common),
      "second": side(report.entries[pair.second], pair.common),
    ]
  }

  /// The files of one of two that look alike.
  private func side(_ entry: ClassReport.Entry, _ common: Set<UInt64>) -> [String: Any] {
    let alike = entry.fingerprints?.lines(of: common) ?? [:]
    let files = entry.files.enumerated().map { index, file -> [String: Any] in
      let text = String(decoding: file.content, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return [
        "file": file.name,
        "lines": lines.enumerated().map { number, line -> [String: Any] in
          ["text": String(line), "alike": alike[index]?.contains(number + 1) ?? false]
        },
      ]
    }
    return ["name": entry.name, "files": files]
  }

  private func row(_ entry: ClassReport.Entry) -> [String: Any] {
    let report = entry.report
    let mark = StatusMark(report.status)
    return [
      "name": entry.name, "status": report.status.rawValue, "sign": mark.mark,
      "verdict": mark.word.english, "order": report.status == .errored ? -1 : report.points,
      "points": report.status == .errored ? "?" : "\(report.points)/\(report.maxPoints)",
      "open": report.checks.count { $0.status != .passed }, "why": report.reason(),
    ]
  }
}
