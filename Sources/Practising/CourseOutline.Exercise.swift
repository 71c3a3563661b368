extension CourseOutline {
  /// One exercise, and what a learner has done in it.
  package struct Exercise: Hashable, Sendable {
    /// Its folder's name, which its module has too.
    package let name: String
    /// What people call it.
    package let title: String
    /// One line for lists.
    package let summary: String
    /// The names of the pages to read before it, in their order.
    package let lessons: [String]
    /// The name of the page to read behind it once no exercise is open; nil if all were read.
    package let lessonLeft: String?
    /// What all its checks are worth.
    package let maxPoints: Int
    /// Whether it has passed once, whatever came of it later.
    package let isPassed: Bool
    /// Whether it counts as passed only because its learner tested out of the topic.
    package let isTestedOut: Bool
    /// How many contents were judged until it passed.
    package let attempts: Int
    /// The most points that one of them had.
    package let bestPoints: Int
    /// Whether the model answer was looked at.
    package let solutionSeen: Bool

    /// An exercise as it stands.
    package init(
      name: String, title: String, summary: String, lessons: [String] = [],
      lessonLeft: String? = nil, maxPoints: Int, isPassed: Bool = false, isTestedOut: Bool = false,
      attempts: Int = 0, bestPoints: Int = 0, solutionSeen: Bool = false
    ) {
      self.lessons = lessons
      self.lessonLeft = lessonLeft
      self.name = name
      self.title = title
      self.summary = summary
      self.maxPoints = maxPoints
      self.isPassed = isPassed
      self.isTestedOut = isTestedOut
      self.attempts = attempts
      self.bestPoints = bestPoints
      self.solutionSeen = solutionSeen
    }
  }
}
