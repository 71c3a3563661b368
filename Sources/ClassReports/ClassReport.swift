import CourseModel

/// What a class has understood of an exercise, and what it has not.
package struct ClassReport: Sendable {
  /// One submission of the class.
  package struct Entry: Sendable {
    /// What people call it: the student's name, if it is known.
    package let name: String
    /// What became of it.
    package let report: Report

    /// A submission, under a name for people.
    package init(name: String, report: Report) {
      self.name = name
      self.report = report
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
    /// The indices of those who have begun and do not pass it, though they could be judged.
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
  /// Which of them look alike.
  package let likeness: Likeness

  /// A class's reports for one exercise.
  package init(exercise: Exercise, entries: [Entry], likeness: Likeness = .none) {
    self.exercise = exercise.name
    title = exercise.title
    self.entries = entries
    self.likeness = likeness
  }

  /// Those that could be judged: what could not, or is missing, is nobody's grade.
  package var judged: [Entry] { entries.filter(\.report.status.isJudged) }

  /// Those of them whose learners have begun: an untouched stub fails checks, and says nothing about them.
  package var begun: [Entry] { judged.filter { !$0.report.isUntouched } }

  /// The points of a right answer.
  package var maximum: Int { entries.map(\.report.maxPoints).max() ?? 0 }

  /// The points in the middle, of those who were judged; nil of nobody.
  package var median: Double? { judged.map { Double($0.report.points) }.median }

  /// From no points to all, in at most 13 bars, of which the last has all points.
  package var distribution: [Bar] {
    let maximum = maximum
    let step = max(1, (maximum + 11) / 12)
    let points = judged.map(\.report.points)
    let lower = stride(from: 0, to: maximum, by: step).map { $0...min($0 + step, maximum) - 1 }
    return (lower + [maximum...maximum]).map { range in
      Bar(points: range, count: points.count(where: range.contains))
    }
  }

  /// The checks that most fail come first.
  package var checks: [CheckRow] {
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

  /// Those who make the same known mistake, the largest group first.
  package var misconceptions: [Group] { groups.filter { $0.mistake != nil } }

  /// Those who fail the same checks and make no known mistake: perhaps the next mistakes to describe.
  package var unknown: [Group] { groups.filter { $0.mistake == nil } }

  private var groups: [Group] {
    var members: [String: [Int]] = [:]
    // Who has not begun makes no mistake.
    for (index, entry) in entries.enumerated()
    where entry.report.status == .failed && !entry.report.isUntouched {
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

extension [Double] {
  /// The number in the middle; nil of none.
  var median: Double? {
    guard !isEmpty else { return nil }
    let (numbers, middle) = (sorted(), count / 2)
    return count % 2 == 1 ? numbers[middle] : (numbers[middle - 1] + numbers[middle]) / 2
  }
}
