import Foundation

/// What an instructor has set for a class: which exercises, what each counts for, and until when.
package struct ClassAssignment: Sendable, Equatable {
  /// One exercise of it.
  package struct Part: Sendable, Equatable {
    /// The exercise's name.
    package let exercise: String
    /// What it counts for, beside the others; nil for the points of its checks. Above 0.
    package let weight: Double?
    /// Ids of checks that do not count.
    package let excluded: Set<String>

    /// A part.
    package init(exercise: String, weight: Double? = nil, excluded: Set<String> = []) {
      self.exercise = exercise
      self.weight = weight
      self.excluded = excluded
    }
  }

  /// What handing in late costs.
  package struct LatePolicy: Sendable, Equatable {
    /// How much of the points each day costs that has begun, in per cent, 0 to 100.
    package let percentPerDay: Double
    /// How many minutes cost nothing.
    package let graceMinutes: Double
    /// The most that it costs, in per cent, 0 to 100.
    package let maxPercent: Double

    /// A policy.
    package init(percentPerDay: Double, graceMinutes: Double = 0, maxPercent: Double = 100) {
      self.percentPerDay = percentPerDay
      self.graceMinutes = graceMinutes
      self.maxPercent = maxPercent
    }
  }

  /// Which of several attempts counts.
  package enum Attempts: String, Sendable, Equatable, CaseIterable {
    case latest, best
  }

  /// What it is called.
  package let title: String
  /// In the order in which they are shown; at least one, no two of the same exercise.
  package let parts: [Part]
  /// The points of a right answer to all of it; nil for the sum of the weights.
  package let points: Double?
  /// Until when it is to be handed in; nil for whenever.
  package let due: Date?
  /// The zone of `due`, in which times are read that name none: `Z`, `+01:00`.
  package let zone: String
  /// Until when for some, by the number, login, address or name of who it is.
  package let extensions: [String: Date]
  /// Nil if what is late costs nothing.
  package let late: LatePolicy?
  /// Which attempt counts.
  package let attempts: Attempts

  /// An assignment.
  package init(
    title: String, parts: [Part], points: Double? = nil, due: Date? = nil,
    extensions: [String: Date] = [:], zone: String? = nil, late: LatePolicy? = nil,
    attempts: Attempts = .latest
  ) {
    self.title = title
    self.parts = parts
    self.points = points
    self.due = due
    self.extensions = extensions
    self.zone = zone ?? "Z"
    self.late = late
    self.attempts = attempts
  }

  /// A single exercise that counts for the points of its checks, whenever it is handed in.
  package init(of exercise: Exercise) {
    self.init(title: exercise.title, parts: [Part(exercise: exercise.name)])
  }

  /// The same of these exercises alone.
  package func only(_ parts: [Part]) -> ClassAssignment {
    ClassAssignment(
      title: title, parts: parts, points: points, due: due, extensions: extensions, zone: zone,
      late: late, attempts: attempts)
  }

  /// The points of a right answer to all of it.
  ///
  /// - Parameter exercises: Those of the assignment, in its order.
  package func maxPoints(_ exercises: [Exercise]) -> Double {
    points
      ?? zip(parts, exercises).reduce(0) { sum, pair in
        let (part, exercise) = pair
        let counted = exercise.checks.filter { !part.excluded.contains($0.id) }
        return sum + (part.weight ?? Double(counted.reduce(0) { $0 + $1.points }))
      }
  }
}
