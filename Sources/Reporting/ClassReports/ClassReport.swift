import CourseModel

/// The results of a class for one exercise.
package struct ClassReport: Sendable {
  /// One submission of the class.
  package struct Entry: Sendable {
    /// The display name: the student's name, if known.
    let name: String
    /// The verdict and its details.
    let report: Report

    package init(name: String, report: Report) {
      self.name = name
      self.report = report
    }
  }

  /// The number of submissions in a range of points.
  struct Bar: Hashable, Sendable {
    let points: ClosedRange<Int>
    /// The number of submissions.
    let count: Int
  }

  /// A check with the submissions that do not pass it.
  struct CheckRow: Sendable {
    /// The check, as in the newest report.
    let check: CheckResult
    /// The indices of judged submissions that were started and do not pass it.
    let failing: [Int]
  }

  /// Submissions with the same failures.
  struct Group: Sendable {
    /// The known mistake that they make; nil without one.
    let mistake: String?
    /// The message for the first member.
    let message: String
    /// The names of the failing checks.
    let checks: [String]
    /// The indices of the submissions.
    let members: [Int]
  }

  /// The exercise's name.
  let exercise: String
  let title: String
  /// The submissions in the order of the table.
  let entries: [Entry]
  /// The similar submissions.
  let likeness: Likeness

  package init(exercise: Exercise, entries: [Entry], likeness: Likeness = .none) {
    self.exercise = exercise.name
    title = exercise.title
    self.entries = entries
    self.likeness = likeness
  }

  /// The judged submissions, without errored and missing ones, which have no grade.
  var judged: [Entry] { entries.filter(\.report.hasVerdict) }

  /// The judged submissions that were started: the failures of an untouched stub mean nothing.
  var begun: [Entry] { judged.filter { !$0.report.isUntouched } }

  /// The started submissions whose checks ran.
  var run: [Entry] { begun.filter { [.passed, .failed].contains($0.report.status) } }

  /// The maximum number of points.
  var maximum: Int { entries.map(\.report.maxPoints).max() ?? 0 }

  /// The median points of the judged submissions; nil if there are none.
  var median: Double? { judged.map { Double($0.report.points) }.median }

  /// The distribution of points, in at most 13 bars, of which the last is for the maximum.
  var distribution: [Bar] {
    let maximum = maximum
    let step = max(1, (maximum + 11) / 12)
    let points = judged.map(\.report.points)
    let lower = stride(from: 0, to: maximum, by: step).map { $0...min($0 + step, maximum) - 1 }
    return (lower + [maximum...maximum]).map { range in
      Bar(points: range, count: points.count(where: range.contains))
    }
  }

  /// The checks with failures, most failures first.
  var checks: [CheckRow] {
    let frame = entries.first?.report.checks ?? []
    return frame.map { check in
      CheckRow(
        check: check,
        failing: entries.indices.filter { index in
          entries[index].report.status == .failed && !entries[index].report.isUntouched
            && entries[index].report.checks.contains { $0.id == check.id && $0.status != .passed }
        })
    }.filter { !$0.failing.isEmpty }.enumerated()
      .sorted { ($1.element.failing.count, $0.offset) < ($0.element.failing.count, $1.offset) }
      .map(\.element)
  }

  /// The groups with a known mistake, largest first.
  var misconceptions: [Group] { groups.filter { $0.mistake != nil } }

  /// The groups with the same failures and no known mistake, largest first: possible new mistakes.
  var unknown: [Group] { groups.filter { $0.mistake == nil } }

  private var groups: [Group] {
    var members: [String: [Int]] = [:]
    // An unstarted submission makes no mistake.
    for (index, entry) in entries.enumerated()
    where entry.report.status == .failed && !entry.report.isUntouched {
      members[Self.key(entry.report), default: []].append(index)
    }
    return members.values.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }.map { indices in
      let report = entries[indices[0]].report
      let open = report.checks.filter(\.status.isWrong)
      return Group(
        mistake: report.mistake,
        message: (report.mistake == nil ? open.first?.messages.first : report.message)?.english
          ?? "",
        checks: open.map(\.name), members: indices)
    }
  }

  /// Equal for submissions with the same failures.
  private static func key(_ report: Report) -> String {
    if let mistake = report.mistake { return "mistake \(mistake)" }
    return report.checks.filter(\.status.isWrong).map { "\($0.id) \($0.status)" }
      .joined(separator: ", ")
  }
}

extension [Double] {
  /// The median; nil if empty.
  var median: Double? {
    guard !isEmpty else { return nil }
    let (numbers, middle) = (sorted(), count / 2)
    return count % 2 == 1 ? numbers[middle] : (numbers[middle - 1] + numbers[middle]) / 2
  }
}
