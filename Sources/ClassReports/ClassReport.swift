import CourseModel
import Similarity

/// What a class has understood of an exercise, and what it has not.
package struct ClassReport: Sendable {
  /// One submission of the class.
  package struct Entry: Sendable {
    /// What people call it: the student's name, if it is known.
    package let name: String
    /// What became of it.
    package let report: Report
    /// What was judged; empty if that is not to be compared with others.
    package let files: [SourceFile]
    /// Its fingerprints; nil if it is not compared with others.
    package let fingerprints: Fingerprints?

    /// A submission, under a name for people.
    package init(
      name: String, report: Report, files: [SourceFile] = [], fingerprints: Fingerprints? = nil
    ) {
      self.name = name
      self.report = report
      self.files = files
      self.fingerprints = fingerprints
    }
  }

  /// How many have so many points.
  package struct Bar: Hashable, Sendable {
    /// The points.
    package let points: ClosedRange<Int>
    /// How many have them.
    package let count: Int
  }

  /// A check, and who does not pass it.
  package struct CheckRow: Sendable {
    /// The check, as the newest report has it.
    package let check: CheckResult
    /// The indices of those who do not pass it, though they could be judged.
    package let failing: [Int]
  }

  /// Those who fail alike.
  package struct Group: Sendable {
    /// The known mistake that they make; nil if it is none.
    package let mistake: String?
    /// What the first of them is told.
    package let message: String
    /// The names of the checks that fail.
    package let checks: [String]
    /// Their indices.
    package let members: [Int]
  }

  /// The exercise's name.
  package let exercise: String
  /// What people call it.
  package let title: String
  /// In the order of the table.
  package let entries: [Entry]
  /// Submissions that look alike, most alike first.
  package let pairs: [SimilarPairs.Pair]

  /// A class's reports for one exercise.
  ///
  /// - Parameter given: What everybody was given, which makes nobody alike.
  package init(exercise: Exercise, entries: [Entry], given: [Fingerprints] = []) {
    self.exercise = exercise.name
    title = exercise.title
    self.entries = entries
    pairs = SimilarPairs(of: entries.map(\.fingerprints), given: given).pairs
  }

  /// Those that could be judged: `errored` is nobody's grade.
  package var judged: [Entry] { entries.filter { $0.report.status != .errored } }

  /// The points in the middle, of those who were judged; nil of nobody.
  package var median: Double? {
    let points = judged.map(\.report.points).sorted()
    guard !points.isEmpty else { return nil }
    let middle = points.count / 2
    return points.count % 2 == 1
      ? Double(points[middle]) : Double(points[middle - 1] + points[middle]) / 2
  }

  /// From no points to all, in at most 20 steps of the same size.
  package var distribution: [Bar] {
    let maximum = entries.map(\.report.maxPoints).max() ?? 0
    let step = max(1, (maximum + 19) / 20)
    let points = judged.map(\.report.points)
    return stride(from: 0, through: maximum, by: step).map { low in
      let range = low...min(low + step - 1, maximum)
      return Bar(points: range, count: points.count(where: range.contains))
    }
  }

  /// The checks that most fail come first.
  package var checks: [CheckRow] {
    let frame = entries.first?.report.checks ?? []
    return frame.map { check in
      CheckRow(
        check: check,
        failing: entries.indices.filter { index in
          entries[index].report.status == .failed
            && entries[index].report.checks.contains { $0.id == check.id && $0.status != .passed }
        })
    }.filter { !$0.failing.isEmpty }.enumerated()
      .sorted { ($1.element.failing.count, $0.offset) < ($0.element.failing.count, $1.offset) }
      .map(\.element)
  }

  /// Those who make the same known mistake, the largest group first.
  package var misconceptions: [Group] { groups.filter { $0.mistake != nil } }

  /// Those who fail the same checks and make no known mistake: perhaps the next mistakes to describe.
  package var unknown: [Group] { groups.filter { $0.mistake == nil } }

  private var groups: [Group] {
    var members: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() where entry.report.status == .failed {
      members[Self.key(entry.report), default: []].append(index)
    }
    return members.values.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }.map { indices in
      let report = entries[indices[0]].report
      let open = report.checks.filter(\.status.isWrong)
      return Group(
        mistake: report.mistake,
        message: report.mistake == nil ? open.first?.messages.first ?? "" : report.message ?? "",
        checks: open.map(\.name), members: indices)
    }
  }

  /// Equal for those who fail alike.
  private static func key(_ report: Report) -> String {
    if let mistake = report.mistake { return "mistake \(mistake)" }
    return report.checks.filter(\.status.isWrong).map { "\($0.id) \($0.status)" }
      .joined(separator: ", ")
  }
}
