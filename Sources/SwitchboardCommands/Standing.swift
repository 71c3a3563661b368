import CourseModel
import Foundation
import Reporting
import Terminal
import Workspaces

/// Foundation has a type of this name, too.
typealias Progress = Workspaces.Progress

/// Where a learner stands in a course.
struct Standing {
  /// The course's pages and exercises.
  let order: ReadingOrder
  let states: [String: Progress.State]
  /// When each lesson was read to its end, by its name.
  let lessonsRead: [String: Date]

  init(in course: Course, _ progress: Progress?) throws {
    try self.init(
      // A page that cannot be read is told where it is to be read; nothing else fails by it.
      at: ReadingOrder(
        lessons: (try? course.lessons()) ?? [], exercises: course.exercises()),
      progress)
  }

  init(at order: ReadingOrder, _ progress: Progress?) throws {
    self.order = order
    states = try progress?.states() ?? [:]
    lessonsRead = try progress?.lessonsRead() ?? [:]
  }

  var exercises: [Exercise] { order.exercises }

  func state(of exercise: Exercise) -> Progress.State {
    states[exercise.name] ?? Progress.State()
  }

  func hasPassed(_ exercise: Exercise) -> Bool { state(of: exercise).passedAt != nil }

  func mark(of exercise: Exercise) -> ExerciseMark {
    ExerciseMark(
      isPassed: hasPassed(exercise), isHere: current?.name == exercise.name,
      attempts: state(of: exercise).attempts)
  }

  /// What its best attempt is worth, for lists.
  func points(of exercise: Exercise) -> String {
    let state = state(of: exercise)
    return ExerciseMark.points(
      state.bestPoints, of: exercise.maxPoints, attempts: state.attempts,
      isTestedOut: state.isTestedOut)
  }

  /// The first exercise that has not passed yet; nil when all have.
  var current: Exercise? { exercises.first { !hasPassed($0) } }

  /// The first page that is to be read before an exercise and was not; none once the exercise was
  /// tried.
  func lessonToRead(before exercise: Exercise) -> Lesson? {
    guard state(of: exercise).attempts == 0 else { return nil }
    return pages(before: exercise).first { lessonsRead[$0.name] == nil }
  }

  /// The first page of the course that was not read and is to be; nil if there is none.
  var lessonToRead: Lesson? {
    order.lessons.first { lessonsRead[$0.name] == nil && !testedOut.contains($0.topic) }
  }

  /// The pages to read before an exercise, in their order. Whoever has tested out of a topic need not
  /// read its pages.
  func pages(before exercise: Exercise) -> [Lesson] {
    order.pages(before: exercise).filter { !testedOut.contains($0.topic) }
  }

  /// The names of the topics that were tested out of.
  private var testedOut: Set<String> {
    Set(exercises.filter { state(of: $0).isTestedOut }.map(\.topic))
  }

  /// The first exercise that has not passed, of those behind this one, and then of all: whoever has
  /// begun with another topic stays there.
  func open(after exercise: String?) -> Exercise? {
    let place = exercises.firstIndex { $0.name == exercise }.map { $0 + 1 } ?? 0
    return exercises[place...].first { !hasPassed($0) } ?? current
  }

  /// What to type next, the page to read before the exercise that is open named first; nil if none is
  /// open.
  ///
  /// - Parameter exercise: The name of the exercise that it is about so far, or nil.
  func next(after exercise: String? = nil) -> [Span]? { open(after: exercise).map(words) }

  /// The same, for one topic; nil if none of its exercises is open.
  func next(in topic: Course.Topic) -> [Span]? {
    exercises.first { $0.topic == topic.name && !hasPassed($0) }.map(words)
  }

  /// The same, for a way through the course: its first page that was not read or exercise that did not
  /// pass; nil if all of it is done.
  func next(on path: StudyPath) -> [Span]? {
    guard let step = path.parts.lazy.flatMap(\.of).first(where: { !isDone($0) }) else { return nil }
    let exercise = exercises.first { $0.name == step }
    return [
      .command(exercise == nil ? "switchboard lesson \(step)" : "switchboard show \(step)"),
      Span("  is next on this way"),
    ]
  }

  /// Whether the page of this name was read, or the exercise passed; what was tested out is done.
  func isDone(_ name: String) -> Bool {
    if let exercise = exercises.first(where: { $0.name == name }) { return hasPassed(exercise) }
    let topic = order.lessons.first { $0.name == name }?.topic
    return lessonsRead[name] != nil || topic.map(testedOut.contains) == true
  }

  private func words(forOpen open: Exercise) -> [Span] {
    let show = Span.command("switchboard show \(open.name)")
    guard let lesson = lessonToRead(before: open) else {
      return [show, Span("  is the next exercise")]
    }
    return [
      .command("switchboard lesson \(lesson.name)"), Span("  is to be read first; then "), show,
      Span("  is the next exercise"),
    ]
  }

  var passedCount: Int { exercises.count(where: hasPassed) }

  /// The exercise that a learner was at last: the open one if it was tried, else the one passed
  /// last.
  var latest: Exercise? {
    if let current, state(of: current).attempts > 0 { return current }
    func time(_ exercise: Exercise) -> Date? { state(of: exercise).passedAt }
    let passed = exercises.filter { time($0) != nil }
    return passed.max { (time($0) ?? .distantPast) < (time($1) ?? .distantPast) } ?? current
  }
}
