import CourseModel
import Foundation
import Workspaces

/// Where a learner stands in a course.
package struct Standing {
  /// The course's pages and exercises.
  package let order: ReadingOrder
  /// What was done in each exercise that was tried, by its name.
  package let states: [String: ProgressStore.State]
  /// When each lesson was read to its end, by its name.
  package let lessonsRead: [String: Date]

  /// Where somebody with this progress stands; without any, at the beginning.
  package init(in course: Course, _ progress: ProgressStore?) throws {
    try self.init(
      // A page that cannot be read is told where it is to be read; nothing else fails by it.
      at: ReadingOrder(
        lessons: (try? course.lessons()) ?? [], exercises: course.exercises()),
      progress)
  }

  /// The same, of a course whose pages and exercises were read before.
  package init(at order: ReadingOrder, _ progress: ProgressStore?) throws {
    self.order = order
    states = try progress?.states() ?? [:]
    lessonsRead = try progress?.lessonsRead() ?? [:]
  }

  /// The course's exercises, in their order.
  package var exercises: [Exercise] { order.exercises }

  /// What was done in an exercise.
  package func state(of exercise: Exercise) -> ProgressStore.State {
    states[exercise.name] ?? ProgressStore.State()
  }

  /// Whether an exercise has passed, or counts as passed.
  package func hasPassed(_ exercise: Exercise) -> Bool { state(of: exercise).passedAt != nil }

  /// The first exercise that has not passed yet; nil when all have.
  package var current: Exercise? { exercises.first { !hasPassed($0) } }

  /// The first page that is to be read before an exercise and was not; none once the exercise was
  /// tried.
  package func lessonToRead(before exercise: Exercise) -> Lesson? {
    guard state(of: exercise).attempts == 0 else { return nil }
    return pages(before: exercise).first { lessonsRead[$0.name] == nil }
  }

  /// The first page of the course that was not read and is to be; nil if there is none.
  package var lessonToRead: Lesson? { lessonToRead(after: nil) }

  /// The first page that was not read and is to be, of those behind an exercise, and then of all; nil
  /// if there is none.
  package func lessonToRead(after exercise: Exercise?) -> Lesson? {
    order.pages(from: exercise)
      .first { lessonsRead[$0.name] == nil && !testedOut.contains($0.topic) }
  }

  /// The pages to read before an exercise, in their order. Whoever has tested out of a topic need not
  /// read its pages.
  package func pages(before exercise: Exercise) -> [Lesson] {
    order.pages(before: exercise).filter { !testedOut.contains($0.topic) }
  }

  /// The names of the topics that were tested out of.
  private var testedOut: Set<String> {
    Set(exercises.filter { state(of: $0).isTestedOut }.map(\.topic))
  }

  /// The first exercise that has not passed, of those behind this one, and then of all: whoever has
  /// begun with another topic stays there.
  package func open(after exercise: String?) -> Exercise? {
    let place = exercises.firstIndex { $0.name == exercise }.map { $0 + 1 } ?? 0
    return exercises[place...].first { !hasPassed($0) } ?? current
  }

  /// The first exercise of a topic that has not passed; nil if all have.
  package func open(in topic: Course.Topic) -> Exercise? {
    exercises.first { $0.topic == topic.name && !hasPassed($0) }
  }

  /// The first page of a way through the course that was not read, or the first exercise that did not
  /// pass, by its name; nil if all of it is done.
  package func open(on path: StudyPath) -> String? {
    path.parts.lazy.flatMap(\.of).first { !isDone($0) }
  }

  /// Whether the page of this name was read, or the exercise passed; what was tested out is done.
  package func isDone(_ name: String) -> Bool {
    if let exercise = exercises.first(where: { $0.name == name }) { return hasPassed(exercise) }
    let topic = order.lessons.first { $0.name == name }?.topic
    return lessonsRead[name] != nil || topic.map(testedOut.contains) == true
  }

  /// The first exercise that passed with hints, and whose model answer was not looked at; and how many
  /// such exercises there are besides. Nil if there is none.
  package var answerToCompare: (exercise: Exercise, others: Int)? {
    let all = exercises.filter { exercise in
      let state = state(of: exercise)
      return exercise.showsAnswers && hasPassed(exercise) && state.hints.total > 0
        && state.solutionSeenAt == nil
    }
    return all.first.map { ($0, all.count - 1) }
  }

  /// How many exercises have passed.
  package var passedCount: Int { exercises.count(where: hasPassed) }

  /// The exercise that a learner was at last: the open one if it was tried, else the one passed
  /// last.
  package var latest: Exercise? {
    if let current, state(of: current).attempts > 0 { return current }
    func time(_ exercise: Exercise) -> Date? { state(of: exercise).passedAt }
    let passed = exercises.filter { time($0) != nil }
    return passed.max { (time($0) ?? .distantPast) < (time($1) ?? .distantPast) } ?? current
  }
}
