import CourseModel
import Foundation

/// A learner's progress, as JSON.
struct ProgressDocument: Encodable {
  /// One exercise; `state` is `passed`, `testedOut`, `open` (tried) or `new`.
  struct Entry: Encodable {
    let name: String
    let title: String
    let state: String
    let attempts: Int
    let attemptsUntilPass: Int?
    let points: Int
    let maxPoints: Int
    let hintsSeen: Int
    let hints: [Hints]
    let conversationsSeen: Int
    let passedAt: String?
    let solutionSeenAt: String?
    let sawSolutionBeforePass: Bool
  }

  /// The hints for one TODO.
  struct Hints: Encodable {
    let todo: Int
    let seen: Int
    let total: Int
  }

  /// One lesson; `readAt` is absent until it was read to its end.
  struct Page: Encodable {
    let name: String
    let title: String
    let readAt: String?
  }

  struct Topic: Encodable {
    let name: String
    let title: String
    let lessons: [Page]
    let exercises: [Entry]
  }

  var format = 1
  let course: String
  let passed: Int
  let total: Int
  let points: Int
  let maxPoints: Int
  /// The next exercise; absent if all have passed.
  let next: String?
  let topics: [Topic]

  /// Creates the document of a learner's progress in a course.
  init(_ course: Course, _ lessons: [Lesson], _ standing: Standing) {
    self.course = course.name
    passed = standing.passedCount
    total = standing.exercises.count
    next = standing.ahead().exercise?.name
    let topics = course.topics.map { topic in
      let exercises = standing.exercises.filter { $0.topic == topic.name }
      return Topic(
        name: topic.name, title: topic.title,
        lessons: lessons.filter { $0.topic == topic.name }.map { lesson in
          let time = standing.lessonsRead[lesson.name]
          return Page(name: lesson.name, title: lesson.title, readAt: time?.ISO8601Format())
        },
        exercises: exercises.map { Entry($0, standing.state(of: $0)) })
    }
    self.topics = topics
    points = topics.flatMap(\.exercises).reduce(0) { $0 + $1.points }
    maxPoints = topics.flatMap(\.exercises).reduce(0) { $0 + $1.maxPoints }
  }
}

extension ProgressDocument.Entry {
  fileprivate init(_ exercise: Exercise, _ state: ProgressStore.State) {
    self.init(
      name: exercise.name, title: exercise.title,
      state: state.isTestedOut
        ? "testedOut" : state.passedAt != nil ? "passed" : state.attempts > 0 ? "open" : "new",
      attempts: state.attempts, attemptsUntilPass: state.attemptsUntilPass,
      points: state.bestPoints, maxPoints: exercise.maxPoints, hintsSeen: state.hints.total,
      hints: (1...exercise.todoCount).map { todo in
        let total = exercise.hints(forTODO: todo).count
        return ProgressDocument.Hints(
          todo: todo, seen: min(total, state.hints.numbers(forTODO: todo).count), total: total)
      },
      conversationsSeen: state.conversationsSeen,
      passedAt: state.passedAt?.ISO8601Format(),
      solutionSeenAt: state.solutionSeenAt?.ISO8601Format(),
      sawSolutionBeforePass: state.sawSolutionBeforePass)
  }
}
