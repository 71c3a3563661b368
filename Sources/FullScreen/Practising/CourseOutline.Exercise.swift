extension CourseOutline {
  /// One exercise, and the learner's progress in it.
  package struct Exercise: Hashable, Sendable {
    /// The name of its folder and its module.
    let name: String
    /// The display name.
    let title: String
    /// One line for lists.
    let summary: String
    /// The name of the unread page to read before it; nil if there is none, or once it was tried.
    let page: String?
    /// The next step after its pass.
    let ahead: Ahead
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

    /// The names of the next open exercise and of the page to read before it; once no exercise is
    /// open, of an unread page.
    package struct Ahead: Hashable, Sendable {
      let page: String?
      let exercise: String?

      package init(page: String? = nil, exercise: String? = nil) {
        self.page = page
        self.exercise = exercise
      }
    }

    /// Creates an exercise with its progress.
    package init(
      name: String, title: String, summary: String, page: String? = nil, ahead: Ahead = Ahead(),
      maxPoints: Int, isPassed: Bool = false, isTestedOut: Bool = false,
      attempts: Int = 0, bestPoints: Int = 0, solutionSeen: Bool = false
    ) {
      self.page = page
      self.ahead = ahead
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
