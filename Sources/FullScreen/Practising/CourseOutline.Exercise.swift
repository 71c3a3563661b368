extension CourseOutline {
  /// One exercise, and the learner's progress in it.
  package struct Exercise: Hashable, Sendable {
    /// The name of its folder and its module.
    let name: String
    /// The display name.
    let title: String
    /// One line for lists.
    let summary: String
    /// The names of the pages to read before it, in their order.
    let lessons: [String]
    /// The name of the page to read after it once no exercise is open; nil if all were read.
    let lessonLeft: String?
    /// The points for all its checks.
    let maxPoints: Int
    /// Whether it has passed once, whatever the later verdicts.
    let isPassed: Bool
    /// Whether it counts as passed only because the learner tested out of the topic.
    let isTestedOut: Bool
    /// The number of contents judged until the first pass.
    let attempts: Int
    /// The most points that one of them got.
    let bestPoints: Int
    /// Whether the learner saw the model answer.
    let solutionSeen: Bool

    /// Creates an exercise with its progress.
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
