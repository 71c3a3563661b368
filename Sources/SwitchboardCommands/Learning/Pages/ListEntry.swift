import CourseModel

/// One exercise of `list`, as JSON.
struct ListEntry: Encodable {
  let name: String
  let title: String
  let topic: String
  let passed: Bool
  /// Whether it counts as passed because of other exercises of its topic.
  let testedOut: Bool
  let attempts: Int
  let points: Int
  let maxPoints: Int

  /// Creates an entry from a learner's state.
  init(_ exercise: Exercise, _ standing: Standing) {
    let state = standing.state(of: exercise)
    name = exercise.name
    title = exercise.title
    topic = exercise.topic
    passed = state.passedAt != nil
    testedOut = state.isTestedOut
    attempts = state.attempts
    points = state.bestPoints
    maxPoints = exercise.maxPoints
  }
}
