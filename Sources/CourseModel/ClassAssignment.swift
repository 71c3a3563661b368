import Foundation

/// An assignment for a class: its exercises, their weights and the due date.
package struct ClassAssignment: Sendable, Equatable {
  /// One exercise of the assignment.
  package struct Part: Sendable, Equatable {
    /// The exercise's name.
    package let exercise: String
    /// The weight relative to the other parts, above 0; nil for the points of its checks.
    package let weight: Double?
    /// Ids of checks that do not count.
    package let excluded: Set<String>

    init(exercise: String, weight: Double? = nil, excluded: Set<String> = []) {
      self.exercise = exercise
      self.weight = weight
      self.excluded = excluded
    }
  }

  /// The penalty for a late submission.
  package struct LatePolicy: Sendable, Equatable {
    /// The percentage of the points lost for each day begun, 0 to 100.
    package let percentPerDay: Double
    /// The grace period, in minutes.
    package let graceMinutes: Double
    /// The maximum penalty as a percentage, 0 to 100.
    package let maxPercent: Double

    init(percentPerDay: Double, graceMinutes: Double = 0, maxPercent: Double = 100) {
      self.percentPerDay = percentPerDay
      self.graceMinutes = graceMinutes
      self.maxPercent = maxPercent
    }
  }

  /// The attempt that counts.
  package enum Attempts: String, Sendable, Equatable, CaseIterable {
    case latest, best
  }

  package let title: String
  /// The exercises in display order; at least one, each at most once.
  package let parts: [Part]
  /// The maximum number of points; nil for the sum of the weights.
  package let points: Double?
  /// The due date; nil without one.
  package let due: Date?
  /// The time zone of `due`, used for times without one: `Z`, `+01:00`.
  package let zone: String
  /// The first time in the file without a time zone, for which UTC was taken; usually nil.
  package let timeWithoutZone: String?
  /// Extended due dates, by the student's number, login, address or name.
  package let extensions: [String: Date]
  /// The penalty; nil if lateness costs nothing.
  package let late: LatePolicy?
  /// The attempt that counts.
  package let attempts: Attempts

  init(
    title: String, parts: [Part], points: Double? = nil, due: Date? = nil,
    extensions: [String: Date] = [:], zone: String? = nil,
    timeWithoutZone: String? = nil, late: LatePolicy? = nil, attempts: Attempts = .latest
  ) {
    self.title = title
    self.parts = parts
    self.points = points
    self.due = due
    self.extensions = extensions
    self.zone = zone ?? "Z"
    self.timeWithoutZone = timeWithoutZone
    self.late = late
    self.attempts = attempts
  }

  /// An assignment of a single exercise, worth the points of its checks, without a due date.
  package init(of exercise: Exercise) {
    self.init(title: exercise.title, parts: [Part(exercise: exercise.name)])
  }

  /// A copy with only these parts.
  package func only(_ parts: [Part]) -> ClassAssignment {
    ClassAssignment(
      title: title, parts: parts, points: points, due: due, extensions: extensions, zone: zone,
      late: late, attempts: attempts)
  }

  /// The maximum number of points.
  ///
  /// - Parameter exercises: The exercises of the assignment, in its order.
  package func maxPoints(_ exercises: [Exercise]) -> Double {
    points
      ?? zip(parts, exercises).reduce(0) { sum, pair in
        let (part, exercise) = pair
        let counted = exercise.checks.filter { !part.excluded.contains($0.id) }
        return sum + (part.weight ?? Double(counted.reduce(0) { $0 + $1.points }))
      }
  }
}
