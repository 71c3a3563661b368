import CourseModel
import Foundation

/// The submission times and attempts of a class, as far as the platform provides them.
package struct HandInTimes: Sendable {
  /// An interval of some hours or days.
  struct Bar: Hashable, Sendable {
    /// The start of the interval.
    let start: Date
    /// The numbers of submissions in it that passed and that did not.
    let passed, others: Int
    /// Whether it starts after the due date.
    let isLate: Bool
  }

  /// All attempts with the same number.
  struct Try: Hashable, Sendable {
    /// The number, counted from 1.
    let number: Int
    /// The number of attempts, how many of them were judged, and how many passed.
    let count, judged, passed: Int
    /// The median of the points as a percentage; nil if none was judged.
    let median: Double?
  }

  /// The widths of bars in seconds; longer ones double the last.
  private static let steps: [Double] = [1, 3, 6, 12, 24, 48, 168, 336].map { $0 * 3_600 }
  private static let barLimit = 20

  /// The bars in order, without gaps; empty if no times are known.
  let bars: [Bar]
  /// The width of a bar in seconds.
  let step: Double
  /// The attempts in order; empty if every student has a single attempt.
  let tries: [Try]
  /// Whether every attempt was judged. If false, only each student's last one was, so its number
  /// tells how many attempts the student needed.
  let hasAllTries: Bool
  /// The time zone for display.
  let zone: TimeZone

  /// Computes the times of a class.
  ///
  /// - Parameters:
  ///   - grades: One row for each student.
  ///   - reports: For each exercise, one report on each submission, including all judged attempts.
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
    // Days begin at midnight in the assignment's time zone.
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

  /// The reports of each submission, one for each exercise.
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
      let shares = sets.filter { $0.allSatisfy(\.hasVerdict) }.map { set in
        let maximum = set.reduce(0) { $0 + $1.maxPoints }
        return 100 * Double(set.reduce(0) { $0 + $1.points }) / Double(max(1, maximum))
      }
      return Try(
        number: number, count: sets.count, judged: shares.count,
        passed: sets.count { $0.allSatisfy(\.passed) },
        median: shares.median)
    }
  }
}

extension TimeZone {
  /// Parses `Z`, `+01:00`, `-0330`; UTC for anything else.
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
