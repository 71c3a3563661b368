import CourseModel
import Foundation

/// What one student, or one group, has for an assignment: a row.
package struct StudentGrade: Sendable {
  /// What the submission is called.
  package let submission: String
  /// Whose it is, and when it was handed in.
  package let delivery: Delivery?
  /// A report for each exercise of the assignment, in its order.
  package let reports: [Report]
  /// What each of these counts, before anything is taken off for lateness; nil where it was not judged.
  package let parts: [Double?]
  /// The points that count for all together; nil if one of them was not judged, which is no zero, and
  /// for who is excused.
  package private(set) var points: Double?
  /// The points of a right answer to all of it.
  package let maxPoints: Double
  /// How many days late it is, each that has begun; nil where it is not known when it was handed in.
  package let daysLate: Int?
  /// What lateness has taken off, in per cent.
  package let percentOff: Double
  /// What whoever grades should know, in sentences.
  package let notes: [String]
  /// What somebody has set in the place of the grader's points; nil mostly.
  package private(set) var adjustment: Adjustment?
  /// The points that the grader says, where others count.
  package private(set) var graderPoints: Double?

  /// A grade of so many points.
  init(
    submission: String, delivery: Delivery?, reports: [Report], parts: [Double?], points: Double?,
    maxPoints: Double, daysLate: Int?, percentOff: Double, notes: [String]
  ) {
    (self.submission, self.delivery, self.reports) = (submission, delivery, reports)
    (self.parts, self.points, self.maxPoints) = (parts, points, maxPoints)
    (self.daysLate, self.percentOff, self.notes) = (daysLate, percentOff, notes)
  }

  /// The same, where what somebody has set counts, whatever lateness would cost; nil changes nothing.
  package func adjusted(by adjustment: Adjustment?) -> StudentGrade {
    guard let adjustment else { return self }
    var grade = self
    grade.adjustment = adjustment
    grade.points = adjustment.points
    grade.graderPoints = points
    return grade
  }

  /// Whether every exercise of it has passed.
  package var hasPassed: Bool { reports.allSatisfy(\.passed) }
  /// Whether nothing was handed in.
  package var isMissing: Bool { reports.allSatisfy { $0.status == .missing } }
}

extension ClassAssignment {
  /// The grade for what one student has handed in.
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
      notes: dates.notes(at: place) + lateness.notes + reports.flatMap(\.notes).removingRepeats)
  }

  /// The grade of a class of one.
  ///
  /// - Parameter reports: One for each exercise, in the order of the assignment.
  package func grade(_ reports: [Report]) -> StudentGrade {
    let dates = DueDates(self, for: reports.prefix(1).map { ($0.submission, $0.delivery) })
    return grade(reports, dates, at: 0)
  }

  /// A row for each student: of several attempts, the one that counts.
  ///
  /// - Parameter reports: For each exercise, in the order of the assignment, one on each submission, in
  ///   the same order.
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

  /// The one with more points; of equal ones the later. What was not judged may be the best, so it is
  /// shown rather than hidden.
  private static func better(of first: StudentGrade, _ second: StudentGrade) -> StudentGrade {
    guard let points = first.points else { return first }
    guard let others = second.points else { return second }
    return others >= points ? second : first
  }
}

extension ClassAssignment.Part {
  /// The checks that count.
  func counted(in report: Report) -> [CheckResult] {
    report.checks.filter { !excluded.contains($0.id) }
  }

  func countedMax(in report: Report) -> Int {
    counted(in: report).reduce(0) { $0 + $1.maxPoints }
  }

  /// The points of the checks that count; nil where it was not judged. What was given earns nothing.
  func points(in report: Report) -> Double? {
    guard report.status.isJudged else { return nil }
    return report.isUntouched ? 0 : Double(counted(in: report).reduce(0) { $0 + $1.points })
  }

  /// How much of it was done, 0 to 1; nil where it was not judged.
  fileprivate func share(of report: Report) -> Double? {
    let max = countedMax(in: report)
    return points(in: report).map { max > 0 ? $0 / Double(max) : 0 }
  }
}

extension Delivery {
  /// Equal for all attempts of the same people; nil where the platform keeps only one.
  fileprivate var attemptOwner: String? {
    guard attempt != nil, let student = students.first else { return nil }
    return [student.id, student.login, student.email, student.name].map { $0 ?? "" }
      .joined(separator: "\n")
  }
}

extension [String] {
  /// These, each once.
  fileprivate var removingRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
