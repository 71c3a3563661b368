import CourseModel
import Foundation
import Gradebooks

/// When a class handed in, and at which attempt, as far as its platform says so.
package struct HandInTimes: Sendable {
  /// Some hours or days.
  package struct Bar: Hashable, Sendable {
    /// When they begin.
    package let start: Date
    /// How many handed in who have passed, and how many who have not.
    package let passed, others: Int
    /// Whether they begin after the assignment was due.
    package let isLate: Bool
  }

  /// All attempts of a number.
  package struct Try: Hashable, Sendable {
    /// The number, counted from 1.
    package let number: Int
    /// How many there are, and how many of them have passed.
    package let count, passed: Int
    /// The points in the middle, of a hundred; nil where none was judged.
    package let median: Double?
  }

  /// Bars are this wide, in seconds, or twice, four times … as wide.
  private static let steps: [Double] = [1, 3, 6, 12, 24, 48, 168, 336].map { $0 * 3_600 }
  private static let barLimit = 20

  /// Beside each other, in order; none if no times are known.
  package let bars: [Bar]
  /// How wide they are, in seconds.
  package let step: Double
  /// In order; none where each has handed in once.
  package let tries: [Try]
  /// Whether every attempt was judged; else only the last one of each, so that a number says how many it
  /// took.
  package let hasAllTries: Bool
  /// The zone in which times are told.
  package let zone: TimeZone

  /// The times of a class.
  ///
  /// - Parameters:
  ///   - grades: A row for each student.
  ///   - reports: For each exercise one on each submission, of all attempts that were judged.
  package init(
    of grades: [StudentGrade], _ reports: [[Report]], for assignment: ClassAssignment
  ) {
    zone = TimeZone(iso8601: assignment.zone)
    let moments = grades.compactMap { grade in
      grade.delivery?.submittedAt.flatMap { Date(iso8601: $0, orZone: assignment.zone) }
        .map { (at: $0.timeIntervalSince1970, passed: grade.hasPassed) }
    }
    let shift = Double(zone.secondsFromGMT())
    let first = moments.map(\.at).min() ?? 0
    let span = (moments.map(\.at).max() ?? 0) - first
    var step = Self.steps.first { span / $0 < Double(Self.barLimit) - 1 } ?? 672 * 3_600
    while span / step >= Double(Self.barLimit) - 1 { step *= 2 }
    // Days begin at midnight where the assignment is due.
    let start = ((first + shift) / step).rounded(.down) * step - shift
    var counts: [Int: (passed: Int, others: Int)] = [:]
    for moment in moments {
      let place = Int((moment.at - start) / step)
      counts[place, default: (0, 0)].passed += moment.passed ? 1 : 0
      counts[place, default: (0, 0)].others += moment.passed ? 0 : 1
    }
    let last = counts.keys.max() ?? -1
    bars = (0..<(last + 1)).map { place in
      let begin = Date(timeIntervalSince1970: start + Double(place) * step)
      let count = counts[place] ?? (0, 0)
      return Bar(
        start: begin, passed: count.passed, others: count.others,
        isLate: assignment.due.map { begin >= $0 } ?? false)
    }
    self.step = step
    hasAllTries = assignment.attempts == .best
    tries = Self.tries(of: hasAllTries ? Self.sets(of: reports) : grades.map(\.reports))
  }

  /// For each submission its reports, one for each exercise.
  private static func sets(of reports: [[Report]]) -> [[Report]] {
    reports.first?.indices.map { index in reports.map { $0[index] } } ?? []
  }

  private static func tries(of sets: [[Report]]) -> [Try] {
    var groups: [Int: [[Report]]] = [:]
    for set in sets {
      guard let attempt = set.first?.delivery?.attempt else { continue }
      groups[attempt, default: []].append(set)
    }
    guard groups.count > 1 else { return [] }
    return groups.sorted { $0.key < $1.key }.map { number, sets in
      let shares = sets.filter { $0.allSatisfy(\.status.isJudged) }.map { set in
        let maximum = set.reduce(0) { $0 + $1.maxPoints }
        return 100 * Double(set.reduce(0) { $0 + $1.points }) / Double(max(1, maximum))
      }
      return Try(
        number: number, count: sets.count, passed: sets.count { $0.allSatisfy(\.passed) },
        median: shares.median)
    }
  }
}

extension TimeZone {
  /// `Z`, `+01:00`, `-0330`; UTC for what is none.
  fileprivate init(iso8601 text: String) {
    let digits = text.filter(\.isNumber).compactMap(\.wholeNumberValue)
    guard digits.count == 4,
      let zone = TimeZone(
        secondsFromGMT: (text.hasPrefix("-") ? -1 : 1)
          * ((digits[0] * 10 + digits[1]) * 3_600 + (digits[2] * 10 + digits[3]) * 60))
    else {
      self = .gmt
      return
    }
    self = zone
  }
}
