import CourseModel
import Foundation

/// The lateness of a submission, with its penalty.
struct Lateness {
  /// The days begun after due date and grace period; nil if unknown.
  let days: Int?
  /// The penalty as a percentage.
  let percentOff: Double
  /// Decisions left to a person, as sentences.
  let notes: [String]

  private static let day = 86_400.0

  /// Computes the lateness of a submission for an assignment.
  init(of delivery: Delivery?, for assignment: ClassAssignment) {
    guard let due = assignment.due(for: delivery?.students ?? []) else {
      (days, percentOff, notes) = (nil, 0, [])
      return
    }
    guard let text = delivery?.submittedAt,
      let moment = Date(iso8601: text, orZone: assignment.zone)
    else {
      let isLate = delivery?.isLate == true
      let note =
        "It is marked as late, and not by how much: nothing was taken off for that. Decide by hand."
      (days, percentOff, notes) = (isLate ? nil : 0, 0, isLate ? [note] : [])
      return
    }
    let seconds = moment.timeIntervalSince(due) - (assignment.late?.graceMinutes ?? 0) * 60
    let days = seconds > 0 ? Int((seconds / Self.day).rounded(.up)) : 0
    self.days = days
    percentOff = assignment.late.map { min($0.maxPercent, Double(days) * $0.percentPerDay) } ?? 0
    notes = []
  }
}
