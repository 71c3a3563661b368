import CourseModel
import Foundation
import Messages

/// The grade of one student or group for an assignment: one row.
package struct StudentGrade: Sendable {
  /// The submission's name.
  package let submission: String
  /// The student and the time of submission.
  package let delivery: Delivery?
  /// The report for each exercise of the assignment, in its order.
  package let reports: [Report]
  /// The points of each exercise before the late penalty; nil if it was not judged.
  let parts: [Double?]
  /// The total points that count; nil (not zero) if excused, or if any exercise was not judged.
  private(set) var points: Double?
  /// The maximum number of points.
  let maxPoints: Double
  /// The days late, counting each day begun; nil if the time of submission is unknown.
  let daysLate: Int?
  /// The late penalty as a percentage.
  let percentOff: Double
  /// Decisions that an instructor has to make, as sentences.
  let decisions: [Message]
  /// The adjustment that a person made in place of the grader's points; usually nil.
  package private(set) var adjustment: Adjustment?
  /// The grader's points, if an adjustment replaces them.
  package private(set) var graderPoints: Double?

  init(
    submission: String, delivery: Delivery?, reports: [Report], parts: [Double?], points: Double?,
    maxPoints: Double, daysLate: Int?, percentOff: Double, decisions: [Message]
  ) {
    (self.submission, self.delivery, self.reports) = (submission, delivery, reports)
    (self.parts, self.points, self.maxPoints) = (parts, points, maxPoints)
    (self.daysLate, self.percentOff, self.decisions) = (daysLate, percentOff, decisions)
  }

  /// A copy in which the adjustment counts, regardless of lateness; nil changes nothing.
  package func adjusted(by adjustment: Adjustment?) -> StudentGrade {
    guard let adjustment else { return self }
    var grade = self
    grade.adjustment = adjustment
    grade.points = adjustment.points
    grade.graderPoints = points
    return grade
  }

  /// Notes for the instructor, as sentences: the decisions, how the answers were read, and why
  /// one was not judged, not read or not accepted.
  var notes: [String] {
    let open = reports.filter { [.rejected, .errored].contains($0.status) }.compactMap { report in
      report.message.map { "\(report.exercise): \($0.english)" }
    }
    return decisions.map(\.english) + open + reports.flatMap(\.notes).map(\.english).removingRepeats
  }
  /// Whether the answer to an exercise could not be read, so that a person has to look at it.
  package var isUnread: Bool { reports.contains(where: \.isUnread) }
  /// The share of the maximum before the late penalty; nil if an exercise was not judged.
  var shareOfParts: Double? {
    guard !parts.contains(nil) else { return nil }
    return parts.compactMap(\.self).reduce(0, +) / max(maxPoints, .leastNonzeroMagnitude)
  }
  /// Whether every exercise passed.
  var hasPassed: Bool { reports.allSatisfy(\.passed) }
  /// Whether nothing was handed in.
  package var isMissing: Bool { reports.allSatisfy { $0.status == .missing } }
}

extension ClassAssignment {
  /// The grade for one student's submission.
  ///
  /// - Parameters:
  ///   - reports: One for each exercise, in the order of the assignment.
  ///   - place: The student's, in the class to which the due dates belong.
  private func grade(_ reports: [Report], _ dates: DueDates, at place: Int) -> StudentGrade {
    let delivery = reports.first?.delivery
    let lateness = Lateness(of: delivery, due: dates.due(at: place), for: self)
    let weights = zip(parts, reports).map { $0.weight ?? Double($0.countedMax(in: $1)) }
    let values = zip(zip(parts, reports), weights).map { pair, weight in
      pair.0.share(of: pair.1).map { $0 * weight }
    }
    let sum = weights.reduce(0, +)
    let scale = (points ?? sum) / max(sum, .leastNonzeroMagnitude)
    let kept = 1 - lateness.percentOff / 100
    let total = values.contains(nil) ? nil : values.compactMap(\.self).reduce(0, +) * scale * kept
    return StudentGrade(
      submission: reports.first?.submission ?? "", delivery: delivery, reports: reports,
      parts: values.map { $0.map { $0 * scale } }, points: total, maxPoints: sum * scale,
      daysLate: lateness.days, percentOff: lateness.percentOff,
      decisions: dates.notes(at: place) + lateness.notes)
  }

  /// The grade of a class of one.
  ///
  /// - Parameter reports: One for each exercise, in the order of the assignment.
  func grade(_ reports: [Report]) -> StudentGrade {
    let dates = DueDates(self, for: reports.prefix(1).map { ($0.submission, $0.delivery) })
    return grade(reports, dates, at: 0)
  }

  /// One row for each student, with the attempt that counts.
  ///
  /// - Parameter reports: For each exercise, in the order of the assignment, one report on each
  ///   submission, in the same order.
  package func grades(_ reports: [[Report]]) -> [StudentGrade] {
    guard let first = reports.first else { return [] }
    let dates = DueDates(self, for: first.map { ($0.submission, $0.delivery) })
    let all = first.indices.map { index in grade(reports.map { $0[index] }, dates, at: index) }
    guard attempts == .best else { return all }
    var rows: [StudentGrade] = []
    var places: [String: Int] = [:]
    for grade in all {
      guard let owner = grade.delivery?.attemptOwner else {
        rows.append(grade)
        continue
      }
      if let place = places[owner] {
        rows[place] = Self.better(of: rows[place], grade)
      } else {
        places[owner] = rows.count
        rows.append(grade)
      }
    }
    return rows
  }

  /// The grade with more points; the later one if equal. One that was not judged may be the best,
  /// so it takes precedence and stays visible.
  private static func better(of first: StudentGrade, _ second: StudentGrade) -> StudentGrade {
    guard let points = first.points else { return first }
    guard let others = second.points else { return second }
    return others >= points ? second : first
  }
}

extension ClassAssignment.Part {
  func counted(in report: Report) -> [CheckResult] {
    report.checks.filter { !excluded.contains($0.id) }
  }

  func countedMax(in report: Report) -> Int {
    counted(in: report).reduce(0) { $0 + $1.maxPoints }
  }

  /// The points of the checks that count; nil if not judged or not read. An untouched stub earns
  /// nothing.
  func points(in report: Report) -> Double? {
    guard report.hasVerdict else { return nil }
    return report.isUntouched ? 0 : Double(counted(in: report).reduce(0) { $0 + $1.points })
  }

  /// The fraction of the maximum, 0 to 1; nil if it was not judged.
  fileprivate func share(of report: Report) -> Double? {
    let max = countedMax(in: report)
    return points(in: report).map { max > 0 ? $0 / Double(max) : 0 }
  }
}

extension Delivery {
  /// Equal for all attempts of the same people; nil if the platform keeps only one.
  fileprivate var attemptOwner: String? {
    guard attempt != nil, let student = students.first else { return nil }
    return [student.id, student.login, student.email, student.name].map { $0 ?? "" }
      .joined(separator: "\n")
  }
}

extension [String] {
  /// The elements without repetitions.
  fileprivate var removingRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
