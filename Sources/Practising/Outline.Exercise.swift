extension Outline {
  /// One exercise, and what a learner has done in it.
  package struct Exercise: Hashable, Sendable {
    package let name: String
    package let title: String
    /// One line for lists.
    package let summary: String
    package let maxPoints: Int
    package let isPassed: Bool
    /// How many contents were judged.
    package let attempts: Int
    /// The most points that one of them had.
    package let bestPoints: Int
    /// Whether the model answer was looked at.
    package let solutionSeen: Bool

    /// An exercise as it stands.
    package init(
      name: String, title: String, summary: String, maxPoints: Int, isPassed: Bool = false,
      attempts: Int = 0, bestPoints: Int = 0, solutionSeen: Bool = false
    ) {
      self.name = name
      self.title = title
      self.summary = summary
      self.maxPoints = maxPoints
      self.isPassed = isPassed
      self.attempts = attempts
      self.bestPoints = bestPoints
      self.solutionSeen = solutionSeen
    }
  }
}
